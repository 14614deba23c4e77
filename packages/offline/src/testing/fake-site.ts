import { type FileList, hashContent, LIST_FILE, LIST_FORMAT } from '../engine/index.ts';
import type { CopyStore } from '../engine/saved-copy.ts';

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

const urlOf = (key: RequestInfo | URL) =>
  new URL(key instanceof Request ? key.url : String(key), 'https://docs.example').href;

/** A cache in memory that refuses to write when `isFull` says so. */
export class FakeStore implements CopyStore {
  readonly #contents = new Map<string, Response>();
  isFull: () => boolean = () => false;

  async match(key: RequestInfo | URL): Promise<Response | undefined> {
    return this.#contents.get(urlOf(key))?.clone();
  }

  async put(key: RequestInfo | URL, response: Response): Promise<void> {
    if (this.isFull()) {
      throw new DOMException('No space is left.', 'QuotaExceededError');
    }
    this.#contents.set(urlOf(key), response);
  }

  async delete(key: RequestInfo | URL): Promise<boolean> {
    return this.#contents.delete(urlOf(key));
  }

  async keys(): Promise<readonly Request[]> {
    return [...this.#contents.keys()].map((url) => new Request(url));
  }
}
