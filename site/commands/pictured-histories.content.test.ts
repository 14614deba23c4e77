// Pictures of commit histories show what sessions of lessons leave. This test runs the sessions and compares the texts.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { diskFiles, readSite } from '@vibe-docs/content';
import { readEnvironment, runAfterBlock } from '@vibe-docs/samples';
import { samplesSource } from '@vibe-docs/samples/build/sample-results';
import { expect, it } from 'vitest';
import { contentSource } from '../config/content.ts';
import pictures from './pictured-histories.json' with { type: 'json' };

/** Hash, names and subject of each commit. */
const LOG = 'log --all --topo-order --decorate=short --format="%h%x09%D%x09%s"';

interface Moment {
  /** Heading of the graph. */
  readonly label?: string;
  /** Id of the console block after which the history is read. */
  readonly block: string;
  /** Folder of the repository, relative to the one in which the block ends. */
  readonly folder?: string;
}

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
const files = diskFiles(projectFolder);
// Reading all pages would take longer than most sessions.
const isShown = (file: string) => pictures.some(({ page }) => page === file);
const site = readSite(contentSource, {
  ...files,
  list: (folder) => files.list(folder).filter(isShown),
});

/** The texts of a picture that can be names, hashes or subjects of a history. */
function textsOf(name: string, variant: string): readonly string[] {
  const file = new URL(`../static/img/diagrams/${name}-${variant}.svg`, import.meta.url);
  return Array.from(readFileSync(file, 'utf8').matchAll(/<text[^>]*>([^<]*)/g), ([, text = '']) =>
    text.replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
  );
}

/** `HEAD -> main` are two names; `origin/HEAD` only repeats another one. */
function textsOfCommit(line: string): readonly string[] {
  const [hash = '', names = '', subject] = line.split('\t');
  if (subject === undefined) throw new Error(`Cannot read a history: "${line}" is no commit.`);
  const shown = names.split(/, | -> /).filter((name) => name !== '' && !name.endsWith('/HEAD'));
  return [hash, subject, ...shown.map((name) => name.replace(/^tag: /, ''))];
}

it.each(pictures)(
  '$name shows the histories of its page',
  async ({ name, page: file, moments }) => {
    const page = site.pages.find((candidate) => candidate.page.file === file);
    if (page === undefined) throw new Error(`There is no page ${file}.`);
    const expected: string[] = [];
    for (const { label, block, folder = '.' } of moments as readonly Moment[]) {
      const source = { all: site.pages, sets: samplesSource.seriesSets };
      const command = `git -C ${folder} ${LOG}`;
      const log = await runAfterBlock(
        page,
        { block, command },
        readEnvironment(projectFolder),
        source,
      );
      expected.push(...(label ? [label] : []), ...log.trimEnd().split('\n').flatMap(textsOfCommit));
    }
    for (const variant of ['light', 'dark']) {
      const shown = textsOf(name, variant).toSorted();
      expect(shown, `${name}-${variant}.svg`).toEqual(expected.toSorted());
    }
  },
);
