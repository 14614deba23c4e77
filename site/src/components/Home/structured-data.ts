/**
 * Describes the site to search engines (schema.org/WebSite).
 *
 * @param url address of the home page
 */
export function siteDescription(url: string, name: string, description: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url,
    description,
    inLanguage: 'en',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${url}search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}
