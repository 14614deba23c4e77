/**
 * Docusaurus' MDX loader sets two properties on every code block: the text after its language
 * (`metastring`), and `live` when that contains the word, for its own live editor. Our properties need
 * other names. Docusaurus may drop the second one in version 4 (`remark/mdx1Compat/codeCompatPlugin.js`).
 */
export const FENCE_META = 'metastring';

/** Names that properties of a code block must not use. */
export const TAKEN_FENCE_PROPERTIES = [FENCE_META, 'live'] as const;
