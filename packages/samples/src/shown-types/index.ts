// What the site's build needs to show types: the compiler, and nothing that runs or parses samples.
export { readEnvironment } from '../samples-environment.ts';
export { findTypesOfPages } from './find-types-of-pages.ts';
