// @vitest-environment jsdom
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { onKey } from './keys.ts';

const answer = vi.fn();
onKey(document, answer);
afterEach(() => answer.mockClear());

const press = (init: KeyboardEventInit) =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
  );

test('answers a key', () => {
  press({ key: 'ArrowDown' });
  expect(answer).toHaveBeenCalledOnce();
});

test.each([
  ['while it composes', { isComposing: true }],
  ['at the end of a composition in Safari', { keyCode: 229 }],
])('leaves a key to an input method: %s', (_case, init) => {
  press({ key: 'ArrowDown', ...init });
  expect(answer).not.toHaveBeenCalled();
});

test('leaves a key that has been answered', () => {
  document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  press({ key: 'k', ctrlKey: true });
  expect(answer).not.toHaveBeenCalled();
});

test('browser code listens to keys here only', () => {
  const project = join(import.meta.dirname, '../../../..');
  const folders = readdirSync(join(project, 'packages')).map((name) => `packages/${name}/ui`);
  const sources = [...folders, 'site/src']
    .filter((folder) => existsSync(join(project, folder)))
    .flatMap((folder) =>
      readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    );
  const listening = sources.filter(
    (file) =>
      /(?<!\.test)\.tsx?$/.test(file) &&
      /['"]key(?:down|up|press)['"]|onKey(?:Down|Up|Press)/.test(
        readFileSync(join(project, file), 'utf8'),
      ),
  );
  expect(listening).toEqual(['packages/theme/ui/client/keys.ts']);
});
