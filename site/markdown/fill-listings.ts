import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import {
  blockHash,
  type ProofFile,
  parseFenceOptions,
  parseProofFile,
} from '@vibe-docs/samples/fences';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { describeProof } from './describe-proof.ts';
import { findProjectFolder, type ListingName, readListing } from './read-listing.ts';

/** Where `npm run samples` leaves what it proved, from the project folder. */
export const PROOF_FILE = 'site/.samples/results.json';

/**
 * A remark plugin: puts the text of listings into blocks with `file="…"`, and gives the code block
 * component what it shows beside the text: file name, kind of result, and what was proven.
 *
 * @returns a transformer that throws when a listing or region is not there; `npm run samples` says
 *   the same with the line of the page
 */
export function fillListings() {
  return (tree: Root, page: VFile): void => {
    visit(tree, 'code', (node) => fillBlock(node, page.path));
  };
}

/**
 * Does the same for one block.
 *
 * @param path absolute path of the page, or of the questions file, that holds the block
 */
export function fillBlock(node: Code, path: string): void {
  const projectFolder = findProjectFolder(path);
  const page = relative(projectFolder, path).split(sep).join('/');
  const { options } = parseFenceOptions(node.meta ?? '');
  if (options.file !== undefined) {
    const { file, region } = options;
    node.value = listingText({ file, region }, projectFolder, path);
  }
  const proof = proofOf(node, page, readProofs(join(projectFolder, PROOF_FILE)));
  const shows = options.output ? 'output' : options.error ? 'error' : undefined;
  const shown = { title: options.title, shows, proof };
  const present = Object.entries(shown).filter(([, value]) => value !== undefined);
  node.data = {
    ...node.data,
    hProperties: { ...node.data?.hProperties, ...Object.fromEntries(present) },
  };
}

function listingText(listing: ListingName, projectFolder: string, page: string): string {
  const reading = readListing(listing, projectFolder);
  if (reading.kind === 'text') {
    return reading.text;
  }
  throw new Error(
    `${page}: there is no ${reading.what} among the listings. Run "npm run samples".`,
  );
}

function proofOf(node: Code, file: string, proofs: ProofFile | undefined): string | undefined {
  const hash = blockHash({ language: node.lang ?? '', meta: node.meta ?? '', text: node.value });
  const proven = proofs?.pages[file]?.[hash];
  return proofs === undefined || proven === undefined
    ? undefined
    : describeProof(proven, proofs.versions);
}

/** The last results file read, until it changes: it is asked for once a block. */
let known: { readonly stamp: string; readonly proofs: ProofFile | undefined } | undefined;

function readProofs(path: string): ProofFile | undefined {
  const stamp = `${path} ${statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 'none'}`;
  if (known?.stamp !== stamp) {
    const text = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
    known = { stamp, proofs: parseProofFile(text) };
  }
  return known.proofs;
}
