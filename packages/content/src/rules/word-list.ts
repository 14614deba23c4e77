/** A word or phrase that pages must not use, and its replacement. */
export interface WordToReplace {
  /** Matches whole words, case-insensitively; a space matches any white space. */
  readonly pattern: string;
  readonly instead: string;
}

/**
 * Readers meet the standard terms in error messages and search for them, so pages use those and not words
 * of our own. Only patterns with hardly any false positives are
 * listed. Words that are wrong in every text, such as "simply", are in `cspell.config.yaml`.
 */
export const WORDS_TO_REPLACE: readonly WordToReplace[] = [
  { pattern: 'draw(?:s|ing)? again|redraw(?:s|n|ing)?', instead: 're-render' },
  { pattern: '(?:is|are|was|were|be|been|not|and) drawn', instead: 'rendered or re-rendered' },
  { pattern: 'while drawing', instead: 'while rendering' },
  {
    pattern: '(?<!square |angle |curly )brackets?',
    instead: 'parentheses, square brackets, angle brackets or braces',
  },
  { pattern: '(?:stands?|stood) at', instead: 'is at, points to or is in state' },
  { pattern: 'rows? of commits', instead: 'branch or history' },
  { pattern: 'anew', instead: 'again' },
  { pattern: 'mend(?:s|ed|ing)?', instead: 'fix' },
  { pattern: '(?:tell|tells|told) again', instead: 'replay' },
  { pattern: '(?:make|makes|made) short', instead: 'minify' },
  { pattern: 'young objects', instead: 'young generation' },
  { pattern: 'fast-paced', instead: 'nothing: begin with what the page lets readers do' },
  { pattern: 'oops', instead: 'what went wrong' },
];
