/** The pages with questions, which `build-time/plugins/home` lists: see `generated-home.ts`. */
export { default as questionPages } from '@generated/home/default/question-pages.json';
