/** Content codings that the build prepares, in order of preference. */
const prepared = ['br', 'gzip'] as const;

/** A content coding that the build prepares. */
export type Encoding = (typeof prepared)[number];

/** What the build adds to the name of a file for its compressed copies. */
export const siblingEndings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/**
 * Negotiates the content coding by the Accept-Encoding header (RFC 9110, section 12.5.3). A coding
 * with `q=0` is excluded; among accepted ones the smaller file wins, whatever the weights.
 *
 * @returns `undefined` when the file is sent uncompressed.
 */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  const accepted = new Map<string, boolean>();
  for (const part of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    const isRefused = parameters.some((parameter) => /^q=0(?:\.0{0,3})?$/.test(parameter));
    accepted.set(name, !isRefused);
  }
  return prepared.find((encoding) => accepted.get(encoding) ?? accepted.get('*') ?? false);
}
