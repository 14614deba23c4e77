import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseMarkdownFile } from '@docusaurus/utils';
import { LISTINGS_FOLDER } from '@vibe-docs/samples/fences';
import chokidar from 'chokidar';
import { findPageFolder, pluginIdOf } from '../../config/site-model.ts';
import { forgetFile, type LoadedSite, reloadPlugin } from '../../docusaurus-internals/load-site.ts';
import { PROOF_FILE, TYPES_FILE } from '../markdown/sample-results.ts';
import { pageFolders, projectFolder, projectPath, siteFolder } from '../page-files.ts';

interface Events {
  /** Called when a file of pages has changed. */
  readonly onChange: (file: string) => void;
  /** Called with an error of a plugin that reads pages. */
  readonly onFailure: (error: unknown) => void;
  /** Called with what the content checks find after a save, one finding a line. */
  readonly onFindings: (lines: readonly string[]) => void;
}

/**
 * Watches what pages are made of. A changed text only counts for its own page; when the front matter, the title or the
 * first paragraph has changed, lists and sidebars are read again, too.
 */
export function watchSources(site: LoadedSite, { onChange, onFailure, onFindings }: Events) {
  let loaded = site;
  /** What other pages show of a page, by its file. */
  const heads = new Map<string, Promise<string>>();
  let checks: ChildProcess | undefined;

  const readHead = (file: string): Promise<string> =>
    parseMarkdownFile({
      filePath: file,
      fileContent: readFileSync(file, 'utf8'),
      parseFrontMatter: loaded.props.siteConfig.markdown.parseFrontMatter,
      removeContentTitle: true,
    }).then(
      ({ frontMatter, contentTitle, excerpt }) =>
        JSON.stringify([frontMatter, contentTitle, excerpt]),
      () => '',
    );

  /** One after the other: each reload begins with the result of the one before. */
  let reloads = Promise.resolve();
  const reload = (isReloaded: (plugin: LoadedSite['props']['plugins'][number]) => boolean) => {
    reloads = reloads
      .then(async () => {
        for (const plugin of loaded.props.plugins.filter(isReloaded)) {
          loaded = await reloadPlugin(loaded, plugin);
        }
      })
      .catch(onFailure);
  };
  const reloadSetOf = (file: string) => {
    const set = findPageFolder(projectPath(file))?.set;
    if (set === undefined) return;
    reload(
      ({ name, options }) =>
        name === `docusaurus-plugin-content-${set.kind}` && options.id === pluginIdOf(set),
    );
  };

  const noteSave = async (event: string, file: string): Promise<void> => {
    // Some editors empty a file first.
    await wait(15);
    if (event === 'change') onChange(file);
    const page = file.replace(/\.questions\.yaml$/, '.mdx');
    if (/\.mdx?$/.test(page)) {
      const before = await heads.get(page);
      const head = event === 'unlink' ? '' : await readHead(page);
      heads.set(page, Promise.resolve(head));
      if (head !== before) reloadSetOf(page);
    } else if (/\.(?:json|yml)$/.test(file) && !file.includes('.exercises/')) {
      reloadSetOf(file);
    }
    checks ??= startChecks(onFindings);
    checks.send(projectPath(page));
  };

  const options = { ignoreInitial: true, ignored: /node_modules|~$/ };
  const folders = [...pageFolders, LISTINGS_FOLDER, PROOF_FILE, TYPES_FILE];
  chokidar
    .watch(
      folders.map((path) => join(projectFolder, path)),
      options,
    )
    .on('all', (event, file) => void noteSave(event, file).catch(onFailure));
  for (const plugin of site.props.plugins) {
    const paths = plugin.getPathsToWatch?.().filter((path) => !/\bmdx?\b/.test(path)) ?? [];
    chokidar.watch(paths, { ...options, cwd: siteFolder }).on('all', (_, file) => {
      forgetFile(resolve(siteFolder, file));
      reload(({ name, options: { id } }) => name === plugin.name && id === plugin.options.id);
    });
  }
  return {
    /** Remembers what a page looks like elsewhere. */
    note(files: Iterable<string>) {
      for (const file of files) {
        if (/\.mdx?$/.test(file) && !heads.has(file)) heads.set(file, readHead(file));
      }
    },
    /** Waits until lists and sidebars have been read again. */
    settled: () => reloads,
    /** Paths of all pages. */
    pages: () => loaded.props.routesPaths,
  };
}

function startChecks(onFindings: Events['onFindings']): ChildProcess {
  const checks = fork(fileURLToPath(new URL('check-pages.ts', import.meta.url)));
  checks.on('message', (lines) => onFindings(lines as readonly string[]));
  checks.on('exit', (code) => onFindings([`The checks ended with ${code}; see the terminal.`]));
  return checks;
}
