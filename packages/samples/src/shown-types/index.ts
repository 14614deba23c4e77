// The part that the site's build imports to show types: the compiler, and nothing that runs or parses samples.
export { readEnvironment } from '../samples-environment.ts';
export { findTypesOfPages } from './find-types-of-pages.ts';
