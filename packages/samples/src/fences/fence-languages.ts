/**
 * The languages that a fence may name, and how their blocks are checked. `console` is a shell session with `$` prompts.
 * `steps` is no code: an empty block that holds instructions where no other block follows. All but it and `text` are
 * highlighted by the grammar of that name in Shiki.
 */
export const FENCE_LANGUAGES = {
  ts: 'typed',
  tsx: 'typed',
  typescript: 'typed',
  js: 'typed',
  jsx: 'typed',
  javascript: 'typed',
  console: 'session',
  json: 'data',
  yaml: 'data',
  yml: 'data',
  html: 'data',
  css: 'data',
  http: 'data',
  dotenv: 'data',
  bash: 'script',
  sh: 'script',
  powershell: 'shown',
  docker: 'shown',
  nginx: 'shown',
  text: 'shown',
  diff: 'shown',
  md: 'shown',
  mdx: 'shown',
  steps: 'shown',
} as const;

/** A language that a fence may name. */
export type FenceLanguage = keyof typeof FENCE_LANGUAGES;

/** How a block is checked, depending on its language. */
export type LanguageKind = (typeof FENCE_LANGUAGES)[FenceLanguage];

/** Returns whether a string is a known language. */
export function isFenceLanguage(word: string | undefined): word is FenceLanguage {
  return word !== undefined && Object.hasOwn(FENCE_LANGUAGES, word);
}

/** Languages that the TypeScript compiler reads, with the extension of their files. */
export const TYPED_EXTENSIONS = {
  ts: 'ts',
  tsx: 'tsx',
  typescript: 'ts',
  js: 'js',
  jsx: 'jsx',
  javascript: 'js',
} as const satisfies Partial<Record<FenceLanguage, string>>;

/** A language that the TypeScript compiler reads. */
export type TypedLanguage = keyof typeof TYPED_EXTENSIONS;

/** Returns whether the TypeScript compiler reads a language. */
export function isTypedLanguage(word: string): word is TypedLanguage {
  return Object.hasOwn(TYPED_EXTENSIONS, word);
}
