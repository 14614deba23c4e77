import { expect, it } from 'vitest';
import { compareLooks, type PartLook } from './look.ts';

const part: PartLook = {
  x: 100,
  width: 500,
  colour: 'rgb(0, 0, 0)',
  ground: 'rgb(255, 255, 255)',
  fontSize: 16,
};

it('ignores the width of a scroll bar', () => {
  expect(compareLooks({ text: part }, { text: { ...part, x: 115, width: 485 } })).toEqual([]);
});

it.each([
  [{ x: 120 }, 'text, left: 100, now 120'],
  [{ width: 480 }, 'text, width: 500, now 480'],
  [{ fontSize: 17 }, 'text, size of type: 16, now 17'],
  [{ colour: 'rgb(1, 0, 0)' }, 'text: colour rgb(0, 0, 0), now rgb(1, 0, 0)'],
  [{ ground: 'rgb(0, 0, 0)' }, 'text: ground rgb(255, 255, 255), now rgb(0, 0, 0)'],
])('tells of %j', (change, sentence) => {
  expect(compareLooks({ text: part }, { text: { ...part, ...change } })).toEqual([sentence]);
});

it('reports parts that were added and removed', () => {
  expect(compareLooks({ text: part }, { note: part })).toEqual(['text is gone', 'note is new']);
});

it('ignores the width of a link, which depends on its font', () => {
  expect(compareLooks({ link: part }, { link: { ...part, x: 300, width: 90 } })).toEqual([]);
});
