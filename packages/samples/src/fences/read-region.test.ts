import { describe, expect, test } from 'vitest';
import { readRegion } from './read-region.ts';

const SOURCE = `// #region all
import express from 'express';

class App {
  // #region route
  start() {
    // #region inner
    listen();
    // #endregion inner
  }
  // #endregion route
}
// #endregion all
`;

describe('readRegion', () => {
  test('returns the lines between the markers without their common indentation', () => {
    expect(readRegion(SOURCE, 'route')).toMatchObject({
      kind: 'text',
      text: 'start() {\n  listen();\n}',
    });
  });

  test('shows a whole file without any marker line', () => {
    expect(readRegion(SOURCE, undefined)).toMatchObject({
      kind: 'text',
      text: "import express from 'express';\n\nclass App {\n  start() {\n    listen();\n  }\n}",
    });
  });

  test('maps the text to lines and columns of the file', () => {
    expect(readRegion(SOURCE, 'route')).toMatchObject({ lines: [5, 7, 9], indent: 2 });
    expect(readRegion('\n\n  a\n\n  b\n\n', undefined)).toMatchObject({
      text: 'a\n\nb',
      lines: [2, 3, 4],
      indent: 2,
    });
  });

  test.each([
    ['# #region a\nPORT=1\n# #endregion a\n', 'PORT=1'],
    ['/* #region a */\n.b {}\n/* #endregion a */\n', '.b {}'],
    ['<!-- #region a -->\r\n<p>\r\n<!-- #endregion a -->\r\n', '<p>'],
  ])('knows the comments of other languages: %j', (source, text) => {
    expect(readRegion(source, 'a')).toMatchObject({ kind: 'text', text });
  });

  test('lists the available regions', () => {
    expect(readRegion(SOURCE, 'rute')).toEqual({
      kind: 'missing',
      available: ['all', 'route', 'inner'],
    });
  });

  test('reports where an unclosed region begins', () => {
    expect(readRegion('a\n// #region b\nc\n', 'b')).toEqual({ kind: 'unclosed', line: 2 });
  });
});
