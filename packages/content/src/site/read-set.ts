import type { Diagnostic } from '@vibe-docs/kernel';
import { frontMatterText } from '../page/front-matter.ts';
import type { PageReading } from '../page/read-page.ts';
import type { ContentSet } from './content-set.ts';
import { pageRoute } from './page-routes.ts';
import type { SitePage } from './site.ts';
import { type SitePath, toSitePath } from './site-path.ts';
import type { SourceFiles } from './source-files.ts';

/** The pages of one content set, all versions. */
export interface SetReading {
  readonly pages: readonly SitePage[];
  /** Component pages (`.tsx` …) of a `pages` set, with their route. */
  readonly components: readonly { readonly file: string; readonly route: SitePath }[];
  readonly files: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** One folder of a set: the current pages, or an older version. */
interface SetFolder {
  readonly folder: string;
  readonly base: SitePath;
  readonly version: string | undefined;
}

/** The content plugins' default `exclude`: partials and tests are not pages. */
const EXCLUDED = /(?:^|\/)_|\.test\.[jt]sx?$|(?:^|\/)__tests__\//;

/** How pages are read. */
export interface SetSource {
  readonly files: SourceFiles;
  /** Reads the text of a page; `file` is its path from the project folder. */
  readonly read: (file: string, text: string) => PageReading;
}

/** Reads the pages of a content set and computes their routes. */
export function readSet(set: ContentSet, source: SetSource): SetReading {
  const readings = foldersOf(set).map((folder) => readSetFolder(set, folder, source));
  return {
    pages: readings.flatMap(({ pages }) => pages),
    components: readings.flatMap(({ components }) => components),
    files: readings.flatMap((reading) => reading.files),
    diagnostics: readings.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** The folders of a set with their base routes. */
function foldersOf(set: ContentSet): readonly SetFolder[] {
  const current = {
    folder: set.folder,
    base: toSitePath(set.routeBasePath),
    version: undefined,
  };
  if (set.kind !== 'docs') {
    return [current];
  }
  const versions = set.versions.map(({ folder, path, name }) => ({
    folder,
    base: toSitePath(set.routeBasePath, path),
    version: name,
  }));
  return [current, ...versions];
}

function readSetFolder(set: ContentSet, place: SetFolder, { files, read }: SetSource): SetReading {
  const paths = files.list(place.folder);
  const sources = paths
    .map((file) => ({ file, path: file.slice(place.folder.length + 1) }))
    .filter(({ path }) => !EXCLUDED.test(path));
  const readings = sources
    .filter(({ path }) => /\.mdx?$/.test(path))
    .map(({ file, path }) =>
      placePage(set, { ...place, path }, read(file, files.read(file) ?? '')),
    );
  const components = sources
    .filter(({ path }) => set.kind === 'pages' && /\.[jt]sx?$/.test(path))
    .map(({ file, path }) => {
      const input = { path, base: place.base, slug: undefined, id: undefined };
      return { file, route: pageRoute('pages', input).route };
    });
  return {
    pages: readings.map(({ page }) => page),
    components,
    files: paths,
    diagnostics: readings.flatMap(({ diagnostics }) => diagnostics),
  };
}

function placePage(
  set: ContentSet,
  { base, version, path }: SetFolder & { readonly path: string },
  { page, diagnostics }: PageReading,
) {
  const slug = frontMatterText(page.frontMatter, 'slug');
  const id = set.kind === 'docs' ? frontMatterText(page.frontMatter, 'id') : undefined;
  const route = pageRoute(set.kind, { path, base, slug, id });
  const sitePage: SitePage = { page, kind: set.kind, set: set.name, version, ...route };
  return { page: sitePage, diagnostics };
}
