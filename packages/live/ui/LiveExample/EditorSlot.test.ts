// @vitest-environment jsdom
import exerciseText from '@generated/messages/default/exercise.json';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { EditorSlot } from './EditorSlot.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const nothing = () => undefined;
const slot = {
  code: '',
  file: 'a.ts',
  problem: undefined,
  ran: '',
  onChange: nothing,
  onRun: nothing,
  takesFocus: false,
};

test.each([
  ['MacIntel', 'Cmd'],
  ['Linux x86_64', 'Ctrl'],
])('the hint names the keys that the editor binds on %s', (platform, control) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  const indent = `${control}+] and ${control}+[ indent a line.`;
  expect(renderToString(createElement(EditorSlot, slot))).toContain(
    `${control}+Enter runs the code. Tab leaves the editor; ${indent}`,
  );
  const exercise = createElement(EditorSlot, { ...slot, keys: exerciseText.keys });
  expect(renderToString(exercise)).toContain(
    `${control}+Enter checks the code. Tab leaves the editor; ${indent}`,
  );
});
