import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseFenceOptions } from './fence-options.ts';

describe('parseFenceOptions', () => {
  test('reads every option', () => {
    const { options, problems } = parseFenceOptions(
      'file="express/01/src/app.ts" region="route" title="src/app.ts" {1,3-5}',
    );
    expect(problems).toEqual([]);
    expect(options).toMatchObject({
      file: 'express/01/src/app.ts',
      region: 'route',
      title: 'src/app.ts',
      marked: '1,3-5',
    });
  });

  test('reads lists, flags and a reason', () => {
    expect(
      parseFenceOptions('id="c" continues="a b" errors="2322, 2345" run').options,
    ).toMatchObject({
      id: 'c',
      continues: ['a', 'b'],
      errors: [2322, 2345],
      run: true,
      output: false,
    });
    expect(parseFenceOptions('verify="skip: needs a server"').options.skip).toBe('needs a server');
    expect(parseFenceOptions('live').options).toMatchObject({ live: true, liveEntry: undefined });
    expect(parseFenceOptions('live="react/01/live/App.tsx"')).toMatchObject({
      options: { live: true, liveEntry: 'react/01/live/App.tsx' },
      problems: [],
    });
    expect(parseFenceOptions('of="a" error').options).toMatchObject({ of: 'a', error: true });
  });

  test('reads what the reader does before the block, in its order', () => {
    const { options, problems } = parseFenceOptions(
      `in="a.ts" replace='"5"' by="5" import="import b;" restart press="Send" press="Send" open type="x" into="Name"`,
    );
    expect(problems).toEqual([]);
    expect(options.actions).toEqual([
      { name: 'replace', value: '"5"', file: 'a.ts', other: '5' },
      { name: 'import', value: 'import b;', file: 'a.ts', other: '' },
      { name: 'restart', value: '', file: 'a.ts', other: '' },
      { name: 'press', value: 'Send', file: 'a.ts', other: '' },
      { name: 'press', value: 'Send', file: 'a.ts', other: '' },
      { name: 'open', value: '', file: 'a.ts', other: '' },
      { name: 'type', value: 'x', file: 'a.ts', other: 'Name' },
    ]);
  });

  test.each([
    ['showLineNumbers', 'unknown', 0, '"showLineNumbers" is no option of a code block.'],
    ['title="a" Run', 'unknown', 10, '"Run" is no option of a code block.'],
    ['title=a', 'bad', 0, '"title" has no value in double quotes.'],
    ['{1-}', 'bad', 0, '"{1-}" is no list of lines.'],
    ['{1} title="a" {3}', 'bad', 14, '"{3}" is a second list of lines.'],
    ['id="A b"', 'bad', 0, 'id="A b" is no name.'],
    ['run title=""', 'bad', 4, '"title" is empty.'],
    ['title="a" press=Send', 'bad', 10, '"press" has no value in quotes.'],
    ['start="twice"', 'bad', 0, '"start" has a value.'],
    ['replace="a" by="b"', 'bad', 0, '"replace" names no file.'],
    ['in="a" replace="b" press="c"', 'bad', 7, '"replace" lacks its second part.'],
    ['press="a" by="b"', 'bad', 10, '"by" completes no option.'],
    ['try="a.ts"', 'bad', 0, '"try" lacks its second part.'],
    ['live="../App.tsx"', 'bad', 0, 'live="../App.tsx" is no path below the listings folder.'],
  ])('reports %s', (meta, kind, offset, message) => {
    expect(parseFenceOptions(meta).problems).toMatchObject([{ kind, offset, message }]);
  });

  test('says where each option stands, not where its text occurs first', () => {
    const { options } = parseFenceOptions('title="run id=a" id="a" run');
    expect([...options.offsets]).toEqual([
      ['title', 0],
      ['id', 17],
      ['run', 24],
    ]);
  });

  test('never throws, and reports positions inside the text', () => {
    fc.assert(
      fc.property(fc.string(), (meta) => {
        const { problems } = parseFenceOptions(meta);
        expect(problems.every(({ offset }) => offset >= 0 && offset < meta.length)).toBe(true);
      }),
    );
  });
});
