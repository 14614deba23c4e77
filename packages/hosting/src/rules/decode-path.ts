/** A URL path without percent-encoding, as a person reads it: `/vibe/docs/System Design & Architecture`. */
export type DecodedPath = string & { readonly brand: 'DecodedPath' };

const lastControlCode = 0x1f;
const deleteCode = 0x7f;

function isForbiddenInSegment(character: string): boolean {
  const code = character.charCodeAt(0);
  return code <= lastControlCode || code === deleteCode || character === '/' || character === '\\';
}

/** Decodes one segment. A separator, a control character or a dot segment is rejected. */
function decodeSegment(raw: string): string | undefined {
  try {
    const segment = decodeURIComponent(raw);
    // Lone surrogates cannot be encoded; this call throws for them.
    encodeURIComponent(segment);
    if (segment === '.' || segment === '..') return undefined;
    return [...segment].some(isForbiddenInSegment) ? undefined : segment;
  } catch {
    return undefined;
  }
}

/**
 * Decodes a URL path segment by segment (RFC 3986, section 2.4: split first, decode after).
 *
 * @param raw Path of a request or of `location.pathname`, without query and hash.
 * @returns The decoded path, or `undefined` when the path does not begin with `/`, or contains a
 *   malformed escape, a backslash, a control character, an encoded separator or a dot segment.
 */
export function decodePath(raw: string): DecodedPath | undefined {
  if (!raw.startsWith('/')) return undefined;
  const segments: string[] = [];
  for (const rawSegment of raw.split('/')) {
    const segment = decodeSegment(rawSegment);
    if (segment === undefined) return undefined;
    segments.push(segment);
  }
  return segments.join('/') as DecodedPath;
}

/**
 * Marks a path that is already decoded, such as one made from a file name.
 *
 * @throws When the path does not begin with `/`.
 */
export function toDecodedPath(path: string): DecodedPath {
  if (!path.startsWith('/'))
    throw new Error(`Expected a path that begins with "/", got "${path}".`);
  return path as DecodedPath;
}
