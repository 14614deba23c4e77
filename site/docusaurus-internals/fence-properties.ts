/**
 * Docusaurus' loader of MDX gives every block of code two properties: the text after its language
 * (`metastring`), and whether that has the word `live` in it, for its own editor. Other properties must have
 * other names. Docusaurus may give up the second one in version 4 (`remark/mdx1Compat/codeCompatPlugin.js`).
 */
export const FENCE_META = 'metastring';

/** Names that a property of a block must not have. */
export const TAKEN_FENCE_PROPERTIES = [FENCE_META, 'live'] as const;
