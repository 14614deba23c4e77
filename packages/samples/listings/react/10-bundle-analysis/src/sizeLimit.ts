import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Prints the sizes of the file that the page starts with, and fails above a limit. */
export function sizeLimit(limit: number, print: (line: string) => void = console.log): Plugin {
  return {
    name: 'riddle-size-limit',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.isEntry) continue;
        const raw = Buffer.byteLength(file.code);
        const gzip = gzipSync(file.code).length;
        const brotli = brotliCompressSync(file.code).length;
        print(`${file.name}: raw ${kB(raw)}, gzip ${kB(gzip)}, brotli ${kB(brotli)}`);
        if (gzip > limit) this.error(`gzip ${kB(gzip)} is above the limit of ${kB(limit)}`);
      }
    },
  };
}
