/** Inline code of pages, by where it stands. */
export type InlineCode = Readonly<
  Record<'scripts' | 'styles' | 'styleAttributes', readonly string[]>
>;

/** Directive name to its sources, in the order in which they are written. */
export type CspDirectives = Readonly<Record<string, readonly string[]>>;

/**
 * No inline code, no evaluated code, nothing from another host. A kind of resource that no page has (fonts, media,
 * `<object>`) is not listed, so `default-src` refuses it. Firefox checks `<link rel="prefetch">` against `default-src`
 * as well, because CSP Level 3 dropped `prefetch-src`: pages fetch ahead with `fetch()`, speculation rules or `import()`.
 */
export const pageCsp = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'frame-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
} satisfies Record<string, string[]>;

/**
 * For documents without code or styles, such as images: `default-src` covers everything that a document
 * can load, and the other three do not fall back to it.
 */
export const inertCsp = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
} satisfies Record<string, string[]>;

const quote = (hash: string): string => `'${hash}'`;

/**
 * Adds the hashes of inline code (`sha256-…`, without quotes) and the hosts that pages may connect to.
 *
 * `'unsafe-hashes'` appears only when a page has a `style` attribute: browsers ignore hashes for
 * attributes without it (CSP Level 3, section 8.3).
 */
export function completeCsp(
  directives: CspDirectives,
  additions: { readonly hashes: InlineCode; readonly connectHosts: readonly string[] },
): CspDirectives {
  const { hashes, connectHosts } = additions;
  const attributes = hashes.styleAttributes.map(quote);
  const forAttributes = attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : [];
  const added: Record<string, readonly string[]> = {
    'script-src': hashes.scripts.map(quote),
    'style-src': [...hashes.styles.map(quote), ...forAttributes],
    'connect-src': connectHosts,
  };
  const complete = Object.keys({ ...directives, ...added }).map(
    (name) => [name, [...new Set([...(directives[name] ?? []), ...(added[name] ?? [])])]] as const,
  );
  return Object.fromEntries(complete.filter(([, sources]) => sources.length > 0));
}

/** Removes the directives that browsers ignore in a `<meta>` policy (HTML Standard, pragma directives). */
export function withoutHeaderOnlyDirectives(directives: CspDirectives): CspDirectives {
  const headerOnly = new Set(['frame-ancestors', 'report-uri', 'sandbox']);
  return Object.fromEntries(Object.entries(directives).filter(([name]) => !headerOnly.has(name)));
}

/**
 * Writes a policy as the value of the `Content-Security-Policy` header.
 *
 * @example formatCsp({ 'img-src': ["'self'", 'data:'] }) === "img-src 'self' data:"
 */
export function formatCsp(directives: CspDirectives): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
