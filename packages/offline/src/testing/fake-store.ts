import type { CopyStore } from '../engine/saved-copy.ts';

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
