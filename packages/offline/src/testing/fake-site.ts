import { type FileList, hashContent, LIST_FILE, LIST_FORMAT } from '../engine/index.ts';

const encode = (text: string) => Uint8Array.from(new TextEncoder().encode(text)).buffer;

/** Pages of each set; `style.css` belongs to all. */
const SETS: Readonly<Record<string, readonly string[]>> = {
  express: ['', 'express/a', 'express/b', 'style.css'],
  react: ['', 'react/a', 'react/b', 'react/c', 'style.css'],
};
const PATHS = [...new Set(Object.values(SETS).flat())];

/** A site whose content differs in each version; `style.css` changes in every third. */
export class FakeSite {
  version = 1;

  /** The content of a file in a version, or of the published one. */
  contentOf(path: string, version = this.version): string {
    return path === 'style.css' ? `style ${Math.floor(version / 3)}` : `${path} of ${version}`;
  }

  async list(): Promise<FileList> {
    const { version } = this;
    const files = PATHS.map(
      async (path) => [path, await hashContent(encode(this.contentOf(path, version)))] as const,
    );
    const sets = Object.entries(SETS).map(([name, paths]) => ({
      name,
      label: name,
      bytes: paths.length,
      files: paths.map((path) => PATHS.indexOf(path)),
    }));
    return { format: LIST_FORMAT, sets, files: await Promise.all(files) };
  }

  /** Answers as a server of the published version. */
  async answer(path: string): Promise<Response> {
    return path === LIST_FILE
      ? Response.json(await this.list())
      : new Response(this.contentOf(path), { headers: { Vary: 'Accept' } });
  }

  pathsOf(sets: readonly string[]): readonly string[] {
    return [...new Set(sets.flatMap((name) => SETS[name] ?? []))];
  }
}
