import type { VFile } from 'vfile';
import type { PageSteps } from '../../config/content-sets.ts';

/** A remark or rehype plugin without options. */
type PageStep<Tree> = () => (tree: Tree, page: VFile) => void | Promise<void>;

/**
 * Loads a step when the first page needs it: a fully cached build needs
 * none, and Docusaurus reads its configuration twice.
 *
 * @param load imports the step
 * @returns an equivalent plugin
 */
export function loadWhenUsed<Tree>(
  load: () => Promise<PageStep<Tree>>,
): () => (tree: Tree, page: VFile) => Promise<void> {
  let step: Promise<PageStep<Tree>> | undefined;
  return () => async (tree, page) => {
    step ??= load();
    const transform = (await step)();
    await transform(tree, page);
  };
}

/** The steps of all pages, besides Docusaurus' own. */
export const pageSteps: PageSteps = {
  beforeDefaultRemarkPlugins: [
    // Before the next one, which fills the code blocks of exercises too.
    loadWhenUsed(async () => (await import('./show-exercises.ts')).showExercises),
    loadWhenUsed(async () => (await import('./fill-listings.ts')).fillListings),
  ],
  // After Docusaurus' own steps, which set the ids of headings.
  remarkPlugins: [
    loadWhenUsed(async () => (await import('./show-checkpoints.ts')).showCheckpoints),
  ],
  beforeDefaultRehypePlugins: [
    loadWhenUsed(async () => (await import('./highlight-code.ts')).highlightCode),
  ],
};
