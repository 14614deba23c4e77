import type { SitePage } from '@vibe-docs/content';
import { type Diagnostic, sortDiagnostics } from '@vibe-docs/kernel';
import { checkData, checkScript } from '../data/check-data.ts';
import type { Proof } from '../fences/result-files.ts';
import { followLessons, type LessonsCheck, readNotFollowed } from '../follow/follow-lessons.ts';
import { beginListings } from '../listings/check-listings.ts';
import { listingFiles } from '../listings/listing-projects.ts';
import { showListing } from '../listings/show-listing.ts';
import { type Block, isRenewable, type SamplesSource } from '../plan/block.ts';
import { planSamples } from '../plan/plan-samples.ts';
import { makeSandbox, type Sandbox } from '../process/sandbox.ts';
import type { SamplesEnvironment } from '../samples-environment.ts';
import { checkSession } from '../sessions/check-sessions.ts';
import {
  type BlockProof,
  joinResults,
  proofUnless,
  type Renewal,
  type StageResult,
} from '../stage-result.ts';
import { checkCode } from './check-code.ts';

/** Every block of the site and the findings. */
export interface SamplesCheck {
  readonly blocks: readonly Block[];
  /** Sorted by file and line. */
  readonly diagnostics: readonly Diagnostic[];
  readonly proofs: ReadonlyMap<Block, readonly Proof[]>;
  readonly renewals: readonly Renewal[];
  readonly lessons: LessonsCheck;
}

/**
 * Checks every block of the site.
 *
 * @param pages of the site
 * @param source which sets contain series, and which are strict
 * @param options `environment`: folders, compiler and cache; `scope`: `pages` skips the
 * listings that none of the pages shows; `meanwhile`: other work that needs the cache, done while the tests of
 *   listings run; `allPages`: those of the site, for lessons that begin with the end of another
 */
export async function checkSamples(
  pages: readonly SitePage[],
  source: SamplesSource,
  {
    environment,
    scope,
    meanwhile,
    allPages = pages,
  }: {
    readonly environment: SamplesEnvironment;
    readonly scope: 'all' | 'pages';
    readonly meanwhile?: () => void;
    readonly allPages?: readonly SitePage[];
  },
): Promise<SamplesCheck> {
  const plan = planSamples(pages, source);
  let sandbox: Sandbox | undefined;
  const getSandbox = () => {
    sandbox ??= makeSandbox(environment, environment.allowedPackages);
    return sandbox;
  };
  const shown = new Set(plan.blocks.flatMap((block) => listingFolder(block) ?? []));
  const finishListings = beginListings(
    environment,
    (folder) => scope === 'all' || shown.has(folder),
  );
  try {
    meanwhile?.();
    const texts = await checkTexts(plan.blocks, environment);
    const code = await checkCode(plan.blocks, environment, getSandbox);
    // It compiles at once and then waits for tests; lessons wait for servers meanwhile.
    const finished = finishListings();
    const [listings, lessons] = await Promise.all([
      finished,
      followLessons(pages, environment, {
        all: allPages,
        sets: source.seriesSets,
        notFollowed: readNotFollowed(environment.samplesFolder),
      }),
    ]);
    const diagnostics = [...plan.diagnostics, ...listings, ...lessons.diagnostics];
    const sessions = plan.blocks.map((block) => resultOfSession(block, lessons));
    const joined = joinResults([texts, code, ...sessions, { diagnostics }]);
    return {
      blocks: plan.blocks,
      diagnostics: sortDiagnostics(joined.diagnostics),
      proofs: groupProofs(withoutBroken(joined.proofs, listings)),
      renewals: joined.renewals,
      lessons,
    };
  } finally {
    sandbox?.remove();
    environment.cache.save(scope === 'all' ? 'forget' : 'keep');
  }
}

/** Checks blocks that are neither compiled nor run. */
async function checkTexts(
  blocks: readonly Block[],
  { cache, listingsFolder }: SamplesEnvironment,
): Promise<StageResult> {
  const files = listingFiles(listingsFolder);
  const results: Partial<StageResult>[] = [];
  for (const block of blocks) {
    if (block.kind === 'data') {
      results.push(proofUnless(block, ['parsed'], await checkData(block)));
    } else if (block.kind === 'script') {
      results.push(proofUnless(block, ['parsed'], checkScript(block, cache)));
    } else if (block.kind === 'session') {
      results.push({ diagnostics: await checkSession(block) });
    } else if (block.kind === 'listing') {
      const shown = showListing(block, files);
      const found = shown.kind === 'problem' ? [shown.diagnostic] : [];
      results.push(proofUnless(block, ['listed'], found));
    }
  }
  return joinResults(results);
}

/** What following its page has proven of a terminal session. */
function resultOfSession(block: Block, { sessions }: LessonsCheck): Partial<StageResult> {
  const found = sessions.find(({ page, line }) => page === block.page && line === block.fence.line);
  if (block.kind !== 'session' || found === undefined) {
    return {};
  }
  return found.renewed === undefined
    ? proofUnless(block, ['session', 'compared'], [])
    : { renewals: isRenewable(block) ? [{ block, text: found.renewed }] : [] };
}

/** `series/lesson` of the listing that a block shows. */
function listingFolder(block: Block): string | undefined {
  return block.options.file?.split('/').slice(0, 2).join('/');
}

/** A block that shows a listing is proven when the whole listing has no finding. */
function withoutBroken(proofs: readonly BlockProof[], ofListings: readonly Diagnostic[]) {
  return proofs.filter(({ block }) => {
    const folder = listingFolder(block);
    return folder === undefined || !ofListings.some(({ file }) => file.includes(`/${folder}/`));
  });
}

function groupProofs(proofs: readonly BlockProof[]): ReadonlyMap<Block, readonly Proof[]> {
  const grouped = new Map<Block, readonly Proof[]>();
  for (const { block, proof } of proofs) {
    grouped.set(block, [...(grouped.get(block) ?? []), proof]);
  }
  return grouped;
}
