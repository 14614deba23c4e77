interface SiteFacts {
  /** Address of the home page. */
  readonly url: string;
  readonly name: string;
  readonly description: string;
  readonly language: string;
}

/**
 * Describes the site to search engines (schema.org/WebSite). */
export function siteDescription({ url, name, description, language }: SiteFacts): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url,
    description,
    inLanguage: language,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${url}search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}
