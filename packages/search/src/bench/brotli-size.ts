import { brotliCompressSync } from 'node:zlib';

/** Bytes of a text as a server sends it, at brotli's highest quality. */
export function brotliSize(text: string): number {
  return brotliCompressSync(text).length;
}
