import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { diskFiles, readSiteHeads } from '@vibe-docs/content/heads';
import {
  answerRequest,
  inspectHtml,
  manifestOf,
  parsePage,
  serveSite,
  writeEndTags,
} from '@vibe-docs/hosting';
import { PROOF_FILE, TYPES_FILE } from '@vibe-docs/samples/build/sample-results';
import { LISTINGS_FOLDER } from '@vibe-docs/samples/fences';
import { type PageRecords, readBuiltPage, writeIndex } from '@vibe-docs/search';
import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { contentSource } from '../../config/content.ts';
import { readEnvironment } from '../../config/environment.ts';
import { siteHostingRules } from '../../config/hosting.ts';
import { searchSource } from '../../config/search.ts';
import { projectFolder, projectPath } from '../../model/page-files.ts';
import { BASE_PATH, findPageFolder, pluginIdOf } from '../../model/site-model.ts';

// For `serve.mts`: as an ES module, it would load packages a second time.
export { listen, parsePort } from '@vibe-docs/hosting';

/** What pages show besides their own files, from the project folder. */
export const RESULT_FILES = [LISTINGS_FOLDER, PROOF_FILE, TYPES_FILE];

/** @returns the plugin instance that reads a file of a page */
export function pluginOf(file: string) {
  const set = findPageFolder(projectPath(file))?.set;
  return set && { name: `docusaurus-plugin-content-${set.kind}`, id: pluginIdOf(set) };
}

/** Sizes of saved sets, which only a build knows. */
const SIZES = /@offline-size:[\w-]+@/g;

type Request = Parameters<typeof answerRequest>[0];
type Render = (path: string) => Promise<string>;

/**
 * Answers requests as the server of a build does, with the same addresses, redirects, headers and policy: pages and
 * their Markdown come from `render`, all other files from the folder of the bundle.
 *
 * @param pages gives the paths of all pages
 */
export function openFiles(outDir: string, pages: () => readonly string[]) {
  const heads = readSiteHeads(contentSource, diskFiles(projectFolder));
  const rules = siteHostingRules(heads.aliases, undefined);
  const source = searchSource(outDir, heads, {});
  const { siteUrl } = readEnvironment(process.env);
  /** The pages that have been made, and what search finds in them. */
  const opened = new Map<string, { readonly tree: () => Root; record?: PageRecords | undefined }>();
  let known: ReturnType<typeof list> | undefined;

  function list() {
    const onDisk = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
      .filter((name) => !name.startsWith('__') && statSync(join(outDir, name)).isFile())
      .map((name) => `/${name.split(sep).join('/')}`);
    const frames = onDisk
      .filter((file) => file.endsWith('.html'))
      .map((file) => ({ file, ...inspectHtml(readFileSync(join(outDir, file), 'utf8'), file) }));
    const made = new Map(pages().map((path) => [fileOf(path), path]));
    const names = [...made.keys()];
    const markdown = names.map((file) => file.replace(/\.html$/, '.md'));
    return { made, frames, files: new Set([...onDisk, ...names, ...markdown]), names };
  }

  async function makePage(file: string, path: string, render: Render) {
    const html = (await render(path)).replace(SIZES, '?');
    const parsed = parsePage(html);
    const tree = () => fromParse5(parsed) as Root;
    opened.set(file, { tree });
    return { text: writeEndTags(html, parsed), inspection: inspectHtml(html, file, parsed), tree };
  }

  return {
    /** Lists the files again for the next request. */
    forget: () => {
      known = undefined;
    },
    /** Writes the index of the pages that have been made. */
    writeIndex() {
      for (const [file, page] of opened) {
        page.record ??= readBuiltPage(source, file.slice(1), page.tree);
      }
      const records = [...opened.values()].flatMap(({ record }) => record ?? []);
      if (records.length > 0) writeIndex(outDir, records);
      known = undefined;
      return { found: records.length, all: pages().length };
    },
    /** @throws Error of `render` */
    async answer(request: Request, render: Render) {
      const answerFor = (...own: Parameters<typeof manifestOf>[1]) => {
        known ??= list();
        const manifest = manifestOf(rules, [...known.frames, ...own]);
        return answerRequest(request, serveSite({ manifest, files: known.files }));
      };
      // The picture of a page is written when the page is made.
      if (answerFor().status === 404) known = undefined;
      const first = answerFor();
      if (first.kind === 'text') return first;
      const { made, names } = known ?? list();
      const { file } = first;
      const page = file.replace(/\.md$/, '.html');
      const path = made.get(page);
      if (path === undefined) return { ...first, path: join(outDir, file) };
      const { text, inspection, tree } = await makePage(page, path, render);
      if (file === page) return { ...answerFor({ file, ...inspection }), text };
      const { markdownConverter } = await import(
        '@vibe-docs/agents/build/markdown/write-site-markdown'
      );
      const convert = markdownConverter(
        names.map((name) => name.slice(1)),
        siteUrl,
      );
      return { ...first, text: convert(tree(), page.slice(1))?.text ?? '' };
    },
  };
}

/** The file of a page below the folder of a build. */
function fileOf(path: string): string {
  const route = decodeURI(path.slice(BASE_PATH.length - 1));
  return route.endsWith('.html') ? route : `${route === '/' ? '/index' : route}.html`;
}
