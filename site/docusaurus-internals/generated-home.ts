/**
 * What `build-time/plugins/home` has written for the home page. Docusaurus keeps such data in
 * `.docusaurus/<plugin>/<id>` and resolves `@generated` to that folder, which its documentation does not
 * promise. Each set of data has a module of its own, so that no page loads the other.
 */
export { default as home } from '@generated/home/default/home.json';
