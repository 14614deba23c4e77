import { expect, test } from 'vitest';
import { readPageSteps } from './page-steps.ts';

test.each([
  ['Load the page again.', [{ kind: 'open', path: '' }]],
  ['Open `/lessons/q1`.', [{ kind: 'open', path: '/lessons/q1' }]],
  [
    'Press **Next**, and answer with POST.',
    [
      { kind: 'press', name: 'Next' },
      { kind: 'pick', name: 'POST' },
    ],
  ],
  [
    'Type "What is GET?" into **Question**. The page says "Saved.".',
    [
      { kind: 'type', text: 'What is GET?', field: 'Question' },
      { kind: 'see', text: 'Saved.' },
    ],
  ],
  [
    'Type "GET" and press Enter, and wait 11 seconds.',
    [
      { kind: 'type', text: 'GET', field: '' },
      { kind: 'wait', seconds: 11 },
    ],
  ],
  [
    'Use the keyboard only: Tab, Space for GET, Enter.',
    [{ kind: 'keys', keys: ['Tab', 'Space', 'Enter'] }],
  ],
  ['Pick `git commit`.', [{ kind: 'pick', name: 'git commit' }]],
  ['**Next** stays disabled.', [{ kind: 'disabled', name: 'Next' }]],
  [
    '![The page says “Saved.”](/img/lessons/forms.webp)',
    [
      { kind: 'see', text: 'Saved.' },
      { kind: 'picture', url: '/img/lessons/forms.webp' },
    ],
  ],
  ['![The logo.](/img/logo.svg)', []],
  ['**Fix:** press **Next** later.', []],
  ['React opens no connection, and a page has buttons to press.', []],
])('readPageSteps: %s', (text, steps) => {
  expect(readPageSteps(text)).toEqual(steps);
});
