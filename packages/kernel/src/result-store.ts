import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** What the results of a store depend on, besides the text from which each is computed. */
interface Origin {
  /** Absolute path. */
  readonly projectFolder: string;
  /** Folders with the code that computes them and all that it imports, from the project folder. */
  readonly code: readonly string[];
}

/**
 * Opens a store that keeps results on disk for the next process, because parsing all pages takes longer than starting
 * Docusaurus. A stored result begins with a hash of itself and of all that it depends on: one of another text, of other
 * code or libraries, or in a damaged file is not found.
 *
 * @param name of its folder in the cache
 * @throws Error when the code cannot be read
 */
export function openResultStore<Result>(name: string, { projectFolder, code }: Origin) {
  const folder = join(projectFolder, 'node_modules/.cache/vibe-docs', name);
  const version = hashFiles(projectFolder, code);
  const pathOf = (file: string) => join(folder, hash(file).toString('hex'));
  const seal = (file: string, text: string, content: Buffer) => hash(version, file, text, content);
  return {
    /** @returns the result for a text, if it is stored */
    read(file: string, text: string): Result | undefined {
      try {
        const stored = readFileSync(pathOf(file));
        const content = stored.subarray(HASH_BYTES);
        const isIntact = seal(file, text, content).equals(stored.subarray(0, HASH_BYTES));
        return isIntact ? deserialize(content) : undefined;
      } catch {
        // Nothing is stored yet, or a newer Node.js has stored it.
        return undefined;
      }
    },
    /**
     * Replaces the result of a file.
     *
     * @param file any name; a store has one result for each
     * @param result plain data
     * @returns the result
     * @throws Error when it cannot be written
     */
    write(file: string, text: string, result: Result): Result {
      const content = serialize(result);
      mkdirSync(folder, { recursive: true });
      // Renamed, because other commands may read it meanwhile.
      const unfinished = join(folder, randomUUID());
      writeFileSync(unfinished, Buffer.concat([seal(file, text, content), content]));
      renameSync(unfinished, pathOf(file));
      return result;
    },
  };
}

/** Hashes the files of folders, the versions of all libraries, and the settings with which code is compiled. */
function hashFiles(projectFolder: string, folders: readonly string[]): Buffer {
  const files = folders.flatMap((folder) =>
    readdirSync(join(projectFolder, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const file of ['package-lock.json', 'tsconfig.base.json']) {
    files.push(join(projectFolder, file));
  }
  return hash(...files.map((file) => readFileSync(file)));
}

const HASH_BYTES = 32;

/** Hashes parts with their lengths, so that what moves from one part into the next gives another hash. */
function hash(...parts: readonly (string | Buffer)[]): Buffer {
  const sum = createHash('sha256');
  for (const part of parts) {
    sum.update(`${part.length} `).update(part);
  }
  return sum.digest();
}
