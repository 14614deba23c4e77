import type { MarkdownConfig } from '@docusaurus/types';
import { unifyLineBreaks } from '@vibe-docs/kernel';
import type { Heading, Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import type { PageSteps } from '../../config/content-sets.ts';
import { fillListings } from './fill-listings.ts';
import { highlightCode } from './highlight-code.ts';
import { reportSteps } from './report-steps.ts';
import { showCheckpoints } from './show-checkpoints.ts';
import { showExercises } from './show-exercises.ts';

/** What Docusaurus parses: blocks of code would keep `\r`, and have other hashes than those that the checks have seen. */
export const preparePage: NonNullable<MarkdownConfig['preprocessor']> = ({ fileContent }) =>
  unifyLineBreaks(fileContent);

/** The steps of all pages, besides Docusaurus' own. */
export const pageSteps: PageSteps = {
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
