/**
 * The data that `build-time/plugins/page-lists` writes for the home page. Docusaurus stores such data in
 * `.docusaurus/<plugin>/<id>` and resolves `@generated` to that folder, which is not documented.
 * Each data set has a module of its own, so that no page loads another one's data.
 */
export { default as home } from '@generated/page-lists/default/home.json';
