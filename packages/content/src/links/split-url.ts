/** An address in its three parts; query and fragment keep their `?` and `#`, or are empty. */
export interface UrlParts {
  readonly path: string;
  readonly query: string;
  readonly fragment: string;
}

/** Splits an address at the first `#` and the first `?` before it. */
export function splitUrl(url: string): UrlParts {
  const {
    path = '',
    query = '',
    fragment = '',
  } = /^(?<path>[^?#]*)(?<query>\?[^#]*)?(?<fragment>#.*)?$/s.exec(url)?.groups ?? {};
  return { path, query, fragment };
}

/** Decodes percent sequences; a broken sequence leaves the text as it is. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
