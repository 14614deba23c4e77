import type { MarkdownConfig } from '@docusaurus/types';
import { unifyLineBreaks } from '@vibe-docs/kernel';
import { showExercises } from '@vibe-docs/lessons/build/exercises/show-exercises';
import { showCheckpoints } from '@vibe-docs/lessons/build/questions/show-checkpoints';
import { reportSteps } from '@vibe-docs/product-source/build/report-steps';
import { fillListings } from '@vibe-docs/samples/build/fill-listings';
import { highlightCode } from '@vibe-docs/samples/build/highlight-code';
import type { Heading, Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import kinds from '../writing/admonitions.json' with { type: 'json' };
import type { PageSteps } from './content-sets.ts';

/** What Docusaurus parses: blocks of code would keep `\r`, and have other hashes than those that the checks have seen. */
export const preparePage: NonNullable<MarkdownConfig['preprocessor']> = ({ fileContent }) =>
  unifyLineBreaks(fileContent);

/** The steps of all pages, besides Docusaurus' own. */
export const pageSteps: PageSteps = {
  admonitions: { keywords: Object.keys(kinds), extendDefaults: true },
  // Exercises first: their code blocks are filled as well.
  beforeDefaultRemarkPlugins: [showExercises, fillListings],
  // After Docusaurus' own steps, which set the ids of headings.
  remarkPlugins: [showCheckpoints, nameTables, reportSteps],
  beforeDefaultRehypePlugins: [highlightCode],
};

/**
 * Names each table by the heading above it, so that screen readers tell the tables of a page apart. A table before the
 * first heading gets no name.
 */
export function nameTables(): (tree: Root) => void {
  return (tree) => {
    let heading: string | undefined;
    visit(tree, ['heading', 'table'], (node) => {
      const { type, data } = node as Heading | Table;
      if (type === 'heading') {
        heading = data?.hProperties?.id as string | undefined;
      } else if (heading !== undefined) {
        Object.assign(node, { data: { ...data, hProperties: { 'aria-labelledby': heading } } });
      }
    });
  };
}
