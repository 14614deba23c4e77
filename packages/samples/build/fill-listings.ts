import { relative, sep } from 'node:path';
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import {
  blockHash,
  type FenceAction,
  type FenceOptions,
  parseFenceOptions,
} from '../src/fences/index.ts';
import { findProjectFolder, readListing } from './read-listing.ts';
import { readProofs, readShownTypes } from './sample-results.ts';

/**
 * A remark plugin: inserts the text of listings into blocks with `file="…"`, and passes to the code block
 * component what it shows besides the text: file name, kind of result, types of names, and
 * proofs. What the reader does before a block goes above it.
 *
 * @returns a transformer that throws when a listing or region is missing; `npm run samples` reports
 *   the same with the line of the page
 */
export function fillListings() {
  return (tree: Root, page: VFile): void => {
    visit(tree, 'code', (node, place, parent) => {
      fillBlock(node, page.path);
      const { actions } = parseFenceOptions(node.meta ?? '').options;
      if (actions.length === 0 || place === undefined || parent === undefined) {
        return;
      }
      const shown = node.lang === 'steps' ? [instruct(actions)] : [instruct(actions), node];
      parent.children.splice(place, 1, ...shown);
      return place + shown.length;
    });
  };
}

/** What the reader does before a block: `<Instructions actions="[…]" />`. */
function instruct(actions: readonly FenceAction[]): MdxJsxFlowElement {
  const value = JSON.stringify(actions);
  const attribute = { type: 'mdxJsxAttribute' as const, name: 'actions', value };
  return { type: 'mdxJsxFlowElement', name: 'Instructions', attributes: [attribute], children: [] };
}

/**
 * The same for one block.
 *
 * @param path absolute path of the page, or of the questions file, that contains the block
 */
export function fillBlock(node: Code, path: string): void {
  const projectFolder = findProjectFolder(path);
  const page = relative(projectFolder, path).split(sep).join('/');
  const { options } = parseFenceOptions(node.meta ?? '');
  const { file, region } = options;
  if (file !== undefined) {
    const reading = readListing({ file, region }, projectFolder);
    if (reading.kind === 'missing') {
      throw new Error(
        `${path}: there is no ${reading.what} among the listings. Run "npm run samples".`,
      );
    }
    node.value = reading.text;
  }
  const hash = blockHash({ language: node.lang ?? '', meta: node.meta ?? '', text: node.value });
  const proofs = readProofs(projectFolder);
  const proven = proofs?.pages[page]?.[hash];
  // A string, because properties of hast nodes cannot be objects; the component formats it.
  const proof = proven && [proofs.versions.typescript, proofs.versions.node, ...proven].join(' ');
  // A string as well; `highlightCode` parses it.
  const types = readShownTypes(projectFolder)?.pages[page]?.[hash];
  const shownTypes = types && JSON.stringify(types);
  const shows = options.output ? 'output' : options.error ? 'error' : undefined;
  const live = liveProperties(options, node.lang);
  const shown = { title: options.title, shows, proof, shownTypes, ...live };
  const present = Object.entries(shown).filter(([, value]) => value !== undefined);
  node.data = {
    ...node.data,
    hProperties: { ...node.data?.hProperties, ...Object.fromEntries(present) },
  };
}

/** The data of the block's Run button; the code itself is what the block shows. */
function liveProperties(
  { live, liveEntry, file, title }: FenceOptions,
  language: string | null | undefined,
): { readonly liveEntry?: string; readonly liveFile?: string } {
  const named = /^[\w.-]+\.[jt]sx?$/.test(title ?? '') ? title : undefined;
  const shown = file ?? named ?? `main.${language?.endsWith('x') ? 'tsx' : 'ts'}`;
  // Not `live`, which Docusaurus sets (packages/theme/internals/fence-properties.ts).
  return live ? { liveEntry: liveEntry ?? shown, liveFile: shown } : {};
}
