import type { VFile } from 'vfile';
import type { PageSteps } from '../../config/content-sets.ts';

/** A remark or rehype plugin without options. */
type PageStep<Tree> = () => (tree: Tree, page: VFile) => void | Promise<void>;

/**
 * Loads a step with the first page that goes through it: a build that finds all pages in its cache needs
 * none of them, and Docusaurus reads its configuration twice.
 *
 * @param load gives the step
 * @returns a plugin that does the same
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

/** What every set of pages adds to Docusaurus' own steps. */
export const pageSteps: PageSteps = {
  beforeDefaultRemarkPlugins: [
    loadWhenUsed(async () => (await import('./fill-listings.ts')).fillListings),
  ],
  // After Docusaurus' own, when headings have their ids.
  remarkPlugins: [
    loadWhenUsed(async () => (await import('./show-checkpoints.ts')).showCheckpoints),
  ],
  beforeDefaultRehypePlugins: [
    loadWhenUsed(async () => (await import('./highlight-code.ts')).highlightCode),
    loadWhenUsed(async () => (await import('./code-to-html.ts')).codeToHtml),
  ],
};
