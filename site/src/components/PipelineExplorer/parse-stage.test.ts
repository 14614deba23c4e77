import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseStage } from './parse-stage.ts';

test('reads everything that JSON can say', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      fc.pre(!text.includes('__proto__'));
      const reading = parseStage(text);
      // Names that stand twice are an error here, and the last one wins in JSON.
      fc.pre(reading.kind === 'value' || !reading.message.includes('stands twice'));
      expect(reading).toEqual({ kind: 'value', value: JSON.parse(text) });
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

describe('says where and why it cannot be read', () => {
  test.each([
    ['', 'Line 1, column 1: a value is missing before the end.'],
    ['{ $match: }', 'Line 1, column 11: a value is missing before "}".'],
    ['{ $match { a: 1 } }', 'Line 1, column 10: ":" is missing after $match, before "{ a: 1 } }".'],
    ['{\n  $match: { a: 1\n}', 'Line 3, column 2: "," or "}" is missing before the end.'],
    ['{ $match: { a.b: 1 } }', 'Line 1, column 14: ":" is missing after a, before ".b: 1 } }".'],
    ['{ $match: { a: GET } }', 'Line 1, column 19: GET is no value: texts stand in quotes.'],
    ['{ $match: { a: alert(1) } }', 'Line 1, column 21: alert is no value: texts stand in quotes.'],
    [
      '{ $limit: 2 } { $limit: 3 }',
      'Line 1, column 15: the stage is complete before "{ $limit: 3 ".',
    ],
    ['{ a: 1, a: 2 }', 'Line 1, column 10: a stands twice.'],
    ['{ "__proto__": 1 }', 'Line 1, column 14: __proto__ cannot be a name.'],
    ['{ a: 012 }', 'Line 1, column 6: a value is missing before "012 }".'],
    ["{ a: 'x }", 'Line 1, column 6: a value is missing before "\'x }".'],
  ])('%j', (text, message) => {
    expect(parseStage(text)).toEqual({ kind: 'problem', message });
  });
});
