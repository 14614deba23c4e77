const NEW_ISSUE = 'https://github.com/vicharanashala/vibe/issues/new';

/** Address of a new issue in the product's repository, filled in with what was not found. */
export function missingResultsUrl({ query }: { readonly query: string }): string {
  const parameters = new URLSearchParams({
    title: `Docs: no search result for "${query}"`,
    body: `I searched the documentation for "${query}" and expected to find:\n\n`,
  });
  return `${NEW_ISSUE}?${parameters}`;
}
