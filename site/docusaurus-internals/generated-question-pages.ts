/** The pages with questions, which `build-time/plugins/page-lists` lists: see `generated-home.ts`. */
export { default as questionPages } from '@generated/page-lists/default/question-pages.json';
