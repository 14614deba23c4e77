import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseStage } from './parse-stage.ts';

test('reads everything that JSON can say', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(parseStage(text)).toEqual({ kind: 'value', value: JSON.parse(text) });
    }),
  );
});

test('reads what the lesson writes', () => {
  expect(
    parseStage("{ $match: { 'a.b': 'it\\'s \"so\"', n: -1.5e3, l: [1, null, true,], }, }\n"),
  ).toEqual({
    kind: 'value',
    value: { $match: { 'a.b': 'it\'s "so"', n: -1500, l: [1, null, true] } },
  });
});

const ADVICE =
  'Texts and names with dots stand in quotes, a colon follows a name, and a comma an element.';

describe('says where it cannot be read, and how it is written', () => {
  test.each([
    ['', 'Line 1, column 1: the end is not expected here.'],
    ['{ $match: }', 'Line 1, column 11: "}" is not expected here.'],
    ['{ $match { a: 1 } }', 'Line 1, column 10: "{ a: 1 } }" is not expected here.'],
    ['{\n  $match: { a: 1\n}', 'Line 3, column 2: the end is not expected here.'],
    ['{ $match: { a.b: 1 } }', 'Line 1, column 14: ".b: 1 } }" is not expected here.'],
    ['{ $match: { a: GET } }', 'Line 1, column 16: "GET } }" is not expected here.'],
    ['{ $match: { a: alert(1) } }', 'Line 1, column 16: "alert(1) } }" is not expected here.'],
    ['{ $limit: 2 } { $limit: 3 }', 'Line 1, column 15: "{ $limit: 3 " is not expected here.'],
    ["{ a: 'x }", 'Line 1, column 10: the end is not expected here.'],
    ["{ a: 'x\n}", 'Line 2, column 1: "}" is not expected here.'],
  ])('%j', (text, message) => {
    expect(parseStage(text)).toEqual({ kind: 'problem', message: `${message} ${ADVICE}` });
  });
});
