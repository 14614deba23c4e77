import { describe, expect, test } from 'vitest';
import { readProseSteps } from './prose-steps.ts';

describe('readProseSteps', () => {
  test.each([
    [
      'Delete `src/a.ts`, `b.ts` and `c.ts`.',
      [
        { kind: 'delete', path: 'src/a.ts' },
        { kind: 'delete', path: 'b.ts' },
        { kind: 'delete', path: 'c.ts' },
      ],
    ],
    [
      'Three files change, and `src/errors.ts` can be deleted.',
      [{ kind: 'delete', path: 'src/errors.ts' }],
    ],
    ['If you have a `learners.ts`, delete it.', []],
    [
      'Render `<Timer />` without `<StrictMode>`.',
      [{ kind: 'render', elements: '<Timer />', isStrict: false }],
    ],
    ['Stop the server with Ctrl+C, and load the page again.', [{ kind: 'stop' }]],
    ['Put `src/main.tsx` from step 1 back.', [{ kind: 'copy', path: 'src/main.tsx', step: '1.' }]],
    [
      'In `questionSchemas.ts` delete `questionQuery`.',
      [{ kind: 'delete-name', path: 'questionSchemas.ts', name: 'questionQuery' }],
    ],
    [
      'Remove `a` and `b` from `tsconfig.json`.',
      [{ kind: 'delete-lines', path: 'tsconfig.json', texts: ['a', 'b'] }],
    ],
    [
      'In `src/app.ts`, replace `[A,` by `[B, A,`.',
      [
        { kind: 'replace', path: 'src/app.ts', from: '[A,', to: '[B, A,' },
        { kind: 'file', path: 'src/app.ts' },
      ],
    ],
    ['Then delete line 25.', [{ kind: 'delete-line', line: 25 }]],
    [
      'Import `Delete` and `Put` from routing-controllers.',
      [
        {
          kind: 'import',
          statement: "import { Delete, Put } from 'routing-controllers';",
          path: undefined,
        },
      ],
    ],
    ['Put the check back.', [{ kind: 'restore' }]],
    ['Put `src/try.ts` from step 4 back.', [{ kind: 'copy', path: 'src/try.ts', step: '4.' }]],
    ['`hint.md` contains the body from step 1.', []],
    ['Then press Ctrl+C:', [{ kind: 'stop' }]],
    [
      'In the root, create `.env` with the line `DB_URL=memory:`. Then:',
      [{ kind: 'create', path: '.env', lines: ['DB_URL=memory:'] }],
    ],
    [
      'In the test, the imports are those of `test/api.test.ts`.',
      [{ kind: 'same-imports', path: 'test/api.test.ts' }],
    ],
    [
      'In `a.yaml`, replace `text: { type: string }` by `prompt: { type: string }`.',
      [
        {
          kind: 'replace',
          path: 'a.yaml',
          from: 'text: { type: string }',
          to: 'prompt: { type: string }',
        },
      ],
    ],
    ['Start the server and send a request:', [{ kind: 'start' }]],
    ['Restart the server.', [{ kind: 'start' }]],
    ['Run `npx tsc` again:', [{ kind: 'command', command: 'npx tsc' }]],
    ['**Fix:** delete `a.ts`.', []],
    ['A request without a body is refused.', []],
  ])('%s', (text, steps) => {
    expect(readProseSteps(text)).toEqual(steps);
  });
});
