import { type DecodedPath, toDecodedPath } from './decode-path.ts';

/**
 * Lists the other spellings of a page's path: with `/`, `.html` or `/index.html` at the end.
 * `cleanDecodedPath` maps each of them to the page's path.
 *
 * @param clean Clean decoded path, or the base path for the home page.
 * @param basePath Begins and ends with `/`.
 */
export function spellingsOf(clean: DecodedPath, basePath: string): readonly DecodedPath[] {
  if (clean === basePath) {
    const home = basePath === '/' ? [] : [toDecodedPath(basePath.slice(0, -1))];
    return [...home, toDecodedPath(`${basePath}index.html`)];
  }
  return ['/', '.html', '/index.html'].map((ending) => toDecodedPath(clean + ending));
}
