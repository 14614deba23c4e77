import { expect, it } from 'vitest';
import { toWorthStep } from '../schema/packed-words.ts';
import { addressesOf, engineOf, testPage } from '../testing/engine-of.ts';
import { listMessages } from './list-messages.ts';

const message = "src/a.ts:3:1 - error: Property 'text' is missing in type 'Card'";
const types = { ...testPage('/x/types', 'Types', { code: message }), messages: [message] };
const cards = testPage('/x/cards', 'Cards', {
  headings: { 'Missing title of a course': '', 'Property of a type': '' },
});
const others = Array.from({ length: 14 }, (_, number) => testPage(`/x/${number}`, 'Other'));

it('lists neighbours with the pages that quote them, and what they say in bits', () => {
  const again = { ...testPage('/x/again', 'Again'), messages: ['Property not missing in it'] };
  const rows = new Map(listMessages([types, again, ...others]).map((row) => [row.word, row]));
  const bits = (count: number) => toWorthStep(count);
  expect(rows.get('miss!!in')).toMatchObject({ sections: [0, 1], worth: [bits(3), bits(3)] });
  expect(rows.get('not!!miss')).toMatchObject({ sections: [1], worth: [bits(4)] });
  expect([...rows.keys()].filter((word) => word.includes('src'))).toEqual([]);
});

it('finds the page that quotes a message with the names of the reader in it', () => {
  const pasted = "lib/course.ts:99:12 - error: Property 'title' is missing in type 'Course'";
  const first = (page: typeof types) => addressesOf(engineOf([page, cards, ...others]), pasted)[0];
  expect(first(types)).toBe('/x/types');
  expect(first({ ...types, messages: [] })).toBe('/x/cards#missing-title-of-a-course');
});

it('takes two words for a message when they are all of it', () => {
  const rows = listMessages([{ ...types, messages: ['Cannot GET /', 'Cannot GET it'] }, ...others]);
  const bits = Math.log2(others.length + 1);
  expect(rows).toMatchObject([{ word: 'cannot!!get', worth: [toWorthStep(1.5 * bits)] }]);
});

it('finds the page that quotes only the name of an error', () => {
  const text = testPage('/x/text', 'Other', { prose: 'Type stripping drops types.' });
  const named = {
    ...testPage('/x/named', 'Other', { prose: 'The StrippingWarning is no fault.' }),
  };
  const first = (messages: readonly string[]) =>
    addressesOf(
      engineOf([text, { ...named, messages }, ...others]),
      '(node:1) StrippingWarning: Type stripping',
    )[0];
  expect(first([])).toBe('/x/text');
  expect(first(['StrippingWarning'])).toBe('/x/named');
});

it('trusts a page that quotes the message more than what readers ask', () => {
  const prose = 'A teacher approves students.';
  const queries = ['message', 'bulk', 'status'].map((word) => `cannot approve students ${word}`);
  const api = { ...testPage('/x/api', 'Other', { prose }), queries };
  const mail = {
    ...testPage('/x/mail', 'Other', { prose }),
    messages: ['Cannot approve students'],
  };
  const engine = engineOf([api, mail, ...others]);
  expect(addressesOf(engine, 'approve students status')[0]).toBe('/x/api');
  expect(addressesOf(engine, '{"message":"Cannot approve students"}')[0]).toBe('/x/mail');
});

it('does not take two words that meet for a message', () => {
  const engine = engineOf([types, cards, ...others]);
  expect(addressesOf(engine, 'property missing in a type')[0]).toBe('/x/cards#property-of-a-type');
});
