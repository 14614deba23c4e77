import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { documentation } from '../model/site-model.ts';
import { blogOptions, docsOptions, isHistoryKnown } from './content-sets.ts';

const environment = {
  siteUrl: 'https://docs.example',
  docsEditUrl: undefined,
  hostedSearch: undefined,
  flagToTry: undefined,
  isOfflineOff: false,
};

it('C4: shows 4 posts per blog page', () => {
  expect(blogOptions(environment, {}, {}).postsPerPage).toBe(4);
});

it('offers search engines no older version', () => {
  const { versions } = docsOptions(documentation, environment, {});
  expect(versions?.['2025']).toEqual({ label: 'July 2025', noIndex: true });
  expect(versions?.current).not.toHaveProperty('noIndex');
});

it('omits "Edit this page" without DOCS_EDIT_URL', () => {
  expect(docsOptions(documentation, environment, {})).not.toHaveProperty('editUrl');
});

it('links "Edit this page" to the folder of the site', () => {
  const docsEditUrl = 'https://code.example/docs/edit/main/';
  expect(docsOptions(documentation, { ...environment, docsEditUrl }, {}).editUrl).toBe(
    'https://code.example/docs/edit/main/site/',
  );
});

it('knows no history without a commit, and the whole one after it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'history-'));
  const git = (...command: readonly string[]) => execFileSync('git', [...command], { cwd: folder });
  git('init', '--quiet');
  expect(isHistoryKnown(folder)).toBe(false);
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@docs.example'];
  git(...author, 'commit', '--quiet', '--allow-empty', '--message=Start');
  expect(isHistoryKnown(folder)).toBe(true);
  rmSync(folder, { recursive: true });
});
