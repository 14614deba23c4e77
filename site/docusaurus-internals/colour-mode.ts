/**
 * A script in the page sets the colours from storage before anything is painted, as two attributes of the
 * root element: the colours that are shown, and what the reader chose
 * (https://github.com/facebook/docusaurus/pull/10987). The application of Docusaurus, where it runs, follows
 * the key in storage.
 */
export const COLOUR_MODE_ATTRIBUTES = ['data-theme', 'data-theme-choice'] as const;

/** Storage key (CONTRACT.md, section 4): `light` or `dark`. */
export const COLOUR_MODE_KEY = 'theme';
