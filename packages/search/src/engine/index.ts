// What `lab/` needs to compare this engine with others on the same records.
export { SearchEngine } from './search-engine.ts';
export { fold, tokenize } from './tokenize.ts';
export { FIELD, QUALITY, RANKING } from './weights.ts';
export { wordForms } from './word-forms.ts';
