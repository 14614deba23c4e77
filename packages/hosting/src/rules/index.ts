// URL rules for any runtime: no Node.js, no DOM, no schema library.
export { cleanPath } from './clean-path.ts';
export { type DecodedPath, decodePath, toDecodedPath } from './decode-path.ts';
export { type EncodedPath, encodePath } from './encode-path.ts';
