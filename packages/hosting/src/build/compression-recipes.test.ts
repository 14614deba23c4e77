import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressionRecipes, PATIENT_BYTES } from './compression-recipes.ts';

const namesFor = (textBytes: number) => compressionRecipes(textBytes).map(({ recipe }) => recipe);

describe('compressionRecipes', () => {
  it('takes all the time it wants for a site of usual size, and less for a large one', () => {
    expect(namesFor(PATIENT_BYTES)).toEqual(['br11', 'gz9']);
    expect(namesFor(PATIENT_BYTES + 1)).toEqual(['br10', 'gz9']);
  });

  it.each([1000, PATIENT_BYTES + 1])('gives the text back at %i bytes', async (textBytes) => {
    const text = Buffer.from('Words that come again and again. '.repeat(100));
    const [brotli, gzip] = compressionRecipes(textBytes);
    expect(brotli && brotliDecompressSync(await brotli.run(text))).toEqual(text);
    expect(gzip && gunzipSync(await gzip.run(text))).toEqual(text);
  });

  it('does what the name of the recipe says', async () => {
    // Text in which the better quality finds more: numbers in a row of words.
    const text = Buffer.from(
      Array.from({ length: 2000 }, (_, index) => `word ${index * 7919} of ${index % 13}`).join(' '),
    );
    const sizeOf = async (textBytes: number) =>
      (await compressionRecipes(textBytes)[0]?.run(text))?.byteLength ?? 0;
    expect(await sizeOf(1)).toBeLessThan(await sizeOf(PATIENT_BYTES + 1));
  });
});
