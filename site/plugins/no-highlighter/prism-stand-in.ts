/** In place of the highlighter; `site/src/theme/prism-include-languages.ts` gets it and does nothing. */
export const Prism = {};
