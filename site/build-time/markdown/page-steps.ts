import type { PageSteps } from '../../config/content-sets.ts';
import { fillListings } from './fill-listings.ts';
import { highlightCode } from './highlight-code.ts';
import { nameTables } from './name-tables.ts';
import { showCheckpoints } from './show-checkpoints.ts';
import { showExercises } from './show-exercises.ts';

/** The steps of all pages, besides Docusaurus' own. */
export const pageSteps: PageSteps = {
  // Exercises first: their code blocks are filled as well.
  beforeDefaultRemarkPlugins: [showExercises, fillListings],
  // After Docusaurus' own steps, which set the ids of headings.
  remarkPlugins: [showCheckpoints, nameTables],
  beforeDefaultRehypePlugins: [highlightCode],
};
