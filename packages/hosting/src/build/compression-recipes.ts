import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compress } from './compression-cache.ts';

/** How a compressed sibling is made. */
export type CompressionRecipe = {
  /** Of the sibling's name. */
  readonly ending: '.br' | '.gz';
  /** Method and level, such as `br11`: with the content it says what the result is. */
  readonly recipe: string;
  readonly run: Compress;
};

/**
 * Text of a site, in bytes, up to which brotli may take all the time it wants: a minute of one core.
 * Quality 11 does about 1 MB a second, quality 10 does 3.3 and leaves 2.5 % more (43 MB of pages and
 * 30 MB of their scripts, Node.js 20).
 */
export const PATIENT_BYTES = 64_000_000;

const gzipLevel = 9;
const runBrotli = promisify(brotliCompress);
const runGzip = promisify(gzip);

/**
 * Says how the text of a site is compressed: as small as can be, or nearly so where there is too much
 * of it.
 *
 * @param textBytes of all files together that will be compressed
 */
export function compressionRecipes(textBytes: number): readonly CompressionRecipe[] {
  const quality = textBytes > PATIENT_BYTES ? 10 : 11;
  return [
    { ending: '.br', recipe: `br${quality}`, run: (content) => brotli(content, quality) },
    {
      ending: '.gz',
      recipe: `gz${gzipLevel}`,
      run: (content) => runGzip(content, { level: gzipLevel }),
    },
  ];
}

function brotli(content: Buffer, quality: number): Promise<Buffer> {
  return runBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  });
}
