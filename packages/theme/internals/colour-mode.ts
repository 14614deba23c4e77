/**
 * An inline script sets the colour mode from storage before the first paint, as two attributes of the
 * root element: the current mode, and the reader's choice
 * (https://github.com/facebook/docusaurus/pull/10987). The application of Docusaurus, where it runs, listens
 * to changes of the key in storage.
 */
export const COLOUR_MODE_ATTRIBUTES = ['data-theme', 'data-theme-choice'] as const;

/** Storage key (CONTRACT.md, T3): `light` or `dark`. */
export const COLOUR_MODE_KEY = 'theme';
