import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseMarkdownFile } from '@docusaurus/utils';
import chokidar from 'chokidar';
import { forgetFile, type LoadedSite, reloadPlugin } from '../../internals/load-site.ts';

/** What the pages of a site are made of. */
export interface Sources {
  /** Absolute paths to watch. */
  readonly paths: readonly string[];
  /** The plugin instance that reads a file, if one does. */
  readonly pluginOf: (file: string) => { readonly name: string; readonly id: string } | undefined;
  /** A program that gets the path of each saved page, and answers with findings, one a line. */
  readonly checks: URL;
}

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
export function watchSources(
  site: LoadedSite,
  sources: Sources,
  { onChange, onFailure, onFindings }: Events,
) {
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
    const own = sources.pluginOf(file);
    reload(({ name, options }) => name === own?.name && options.id === own.id);
  };

  const noteSave = async (event: string, file: string): Promise<void> => {
    // Some editors empty a file first.
    await wait(15);
    const saved = savedAt(file);
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
    checks ??= startChecks(sources.checks, onFindings);
    checks.send(page);
    // The watcher leaves out a change within 50 ms of the last, such as that of a formatter.
    await wait(60);
    if (savedAt(file) !== saved) await noteSave('change', file);
  };

  const options = { ignoreInitial: true, ignored: /node_modules|~$/ };
  chokidar
    .watch([...sources.paths], options)
    .on('all', (event, file) => void noteSave(event, file).catch(onFailure));
  const { siteDir } = site.props;
  for (const plugin of site.props.plugins) {
    const paths = plugin.getPathsToWatch?.().filter((path) => !/\bmdx?\b/.test(path)) ?? [];
    chokidar.watch(paths, { ...options, cwd: siteDir }).on('all', (_, file) => {
      forgetFile(resolve(siteDir, file));
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

/** When a file was changed last, in milliseconds; `undefined` when it is gone. */
const savedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

function startChecks(program: URL, onFindings: Events['onFindings']): ChildProcess {
  const checks = fork(program);
  checks.on('message', (lines) => onFindings(lines as readonly string[]));
  checks.on('exit', (code) => onFindings([`The checks ended with ${code}; see the terminal.`]));
  return checks;
}
