// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { renderedTexts, textsInPage } from './texts.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <div id="a-list"><span data-text="0">One</span> <div data-text="1"><p>Two</p></div></div>
    <div id="b-list"><span data-text="0">Three</span></div>`;
});

const show = (properties: object) => renderToStaticMarkup(createElement('div', properties));

test('a text is copied from the list of its own questions', () => {
  expect(show(textsInPage('a-list')(0))).toBe('<div><span data-text="0">One</span></div>');
  expect(show(textsInPage('a-list')(1))).toBe('<div><div data-text="1"><p>Two</p></div></div>');
  expect(show(textsInPage('b-list')(0))).toBe('<div><span data-text="0">Three</span></div>');
});

test('a text that is not there is empty', () => {
  expect(show(textsInPage('a-list')(7))).toBe('<div></div>');
  expect(show(textsInPage('c-list')(0))).toBe('<div></div>');
});

test('the same text is the same object, so that React does not write it again', () => {
  const texts = textsInPage('a-list');
  expect(texts(0).dangerouslySetInnerHTML).toBe(texts(0).dangerouslySetInnerHTML);
});

test('rendered and copied texts give the same HTML', () => {
  const texts = renderedTexts([createElement('span', { 'data-text': 0 } as object, 'One')]);
  expect(show(texts(0))).toBe(show(textsInPage('a-list')(0)));
});
