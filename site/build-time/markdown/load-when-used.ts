import type { VFile } from 'vfile';

/** A plugin of the Markdown pipeline without options. */
type PageStep<Tree> = () => (tree: Tree, page: VFile) => void | Promise<void>;

/**
 * Loads a step of the Markdown pipeline with the first page that goes through it. A build that finds all
 * pages in its cache needs none of them, and the generator reads the settings that name them twice.
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
