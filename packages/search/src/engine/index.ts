// What `lab/` needs to compare this engine with others on the same records.
export { SearchEngine } from './search-engine.ts';
export { fold, tokenize, wordForms } from './words.ts';
