import { expect, it } from 'vitest';
import { findTerm, GLOSSARY } from './terms.ts';

const terms = Object.values(GLOSSARY).flat();

it('explains each term once, in at most 40 words', () => {
  expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
  expect(terms.filter(({ text }) => text.split(' ').length > 40)).toEqual([]);
});

it('finds a term by its id', () => {
  expect(findTerm('lot').name).toBe('Lot');
});

it('names the known ids when a page asks for one that is not there', () => {
  expect(() => findTerm('lott')).toThrow('No term has the id "lott". Known: course,');
});
