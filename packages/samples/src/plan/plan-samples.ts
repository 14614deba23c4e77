import type { SitePage } from '@vibe-docs/content';
import { type Diagnostic, didYouMean } from '@vibe-docs/kernel';
import { diagnose } from '../catalogue.ts';
import { FENCE_LANGUAGES, isFenceLanguage, isTypedLanguage } from '../fences/fence-languages.ts';
import { FENCE_OPTIONS, type OptionProblem, parseFenceOptions } from '../fences/fence-options.ts';
import { type Block, type BlockFacts, blockSpot, optionSpot, type SamplesSource } from './block.ts';
import { checkOptions } from './check-options.ts';
import { NamedBlocks } from './named-blocks.ts';

/**
 * Decides how each block is checked. Nothing is read or run.
 *
 * @param pages of the site
 * @param source which sets contain series, and which are strict
 * @returns the blocks in the order of pages and of blocks on a page
 */
export function planSamples(pages: readonly SitePage[], source: SamplesSource) {
  const plans = pages.map((page) => planPage(page, source));
  return {
    blocks: plans.flatMap(({ blocks }) => blocks),
    diagnostics: plans.flatMap(({ diagnostics }) => diagnostics),
  };
}

/**
 * Decides how each block of a page is checked.
 *
 * A block with an invalid option is left out of the plan, since its intended check is unknown.
 */
function planPage(page: SitePage, source: SamplesSource) {
  const series = seriesOf(page, source);
  const diagnostics: Diagnostic[] = [];
  const blocks: Block[] = [];
  const named = new NamedBlocks();
  for (const [index, fence] of page.page.fences.entries()) {
    const { language } = fence;
    if (!isFenceLanguage(language)) {
      // A fence without a language is the content check's finding ("fence/no-language").
      if (language !== undefined) {
        diagnostics.push(
          diagnose('sample/unknown-language', blockSpot({ page, fence }), {
            message: `"${language}" is no language of a code block.`,
            hint: `Known: ${Object.keys(FENCE_LANGUAGES).join(', ')}.`,
          }),
        );
      }
      continue;
    }
    const { options, problems } = parseFenceOptions(fence.meta);
    const facts = { page, index, fence, language, options, series };
    const ofOptions = [
      ...problems.map((problem) =>
        diagnose(
          problem.kind === 'unknown' ? 'sample/unknown-option' : 'sample/bad-option',
          optionSpot(facts, problem.offset),
          { message: problem.message, hint: withSuggestion(problem) },
        ),
      ),
      ...checkOptions(facts),
    ];
    if (ofOptions.length === 0) {
      ofOptions.push(...checkOptOut(facts, source));
    }
    const planned = ofOptions.length > 0 ? undefined : planBlock(facts, named, ofOptions);
    diagnostics.push(...ofOptions);
    if (planned !== undefined) {
      blocks.push(planned);
    }
    diagnostics.push(...named.add(facts, planned));
  }
  return { blocks, diagnostics };
}

function planBlock(
  facts: BlockFacts,
  named: NamedBlocks,
  diagnostics: Diagnostic[],
): Block | undefined {
  const { options, language } = facts;
  if (options.skip !== undefined) {
    return { ...facts, kind: 'opted-out', reason: options.skip };
  }
  if (options.file !== undefined) {
    return { ...facts, kind: 'listing', file: options.file };
  }
  if (options.output || options.error) {
    const source = named.findSource(facts, diagnostics);
    const shows = options.output ? 'output' : 'error';
    return source === undefined ? undefined : { ...facts, kind: 'output', shows, source };
  }
  if (isTypedLanguage(language)) {
    const before = named.findBefore(facts, diagnostics);
    return before === undefined ? undefined : { ...facts, language, kind: 'typed', before };
  }
  return { ...facts, kind: FENCE_LANGUAGES[language] };
}

/** Reports a block that opts out although its set does not allow it. */
function checkOptOut(facts: BlockFacts, { strictSets }: SamplesSource): readonly Diagnostic[] {
  const { options, language, page } = facts;
  if (options.skip === undefined || !isTypedLanguage(language) || !strictSets.includes(page.set)) {
    return [];
  }
  return [
    diagnose('sample/opted-out', optionSpot(facts, options.offsets.get('verify')), {
      message: `A "${language}" block opts out, which this set does not allow.`,
      hint: 'Make the block type-check, declare its errors with errors="…", or show a listing.',
    }),
  ];
}

function withSuggestion({ kind, name, hint }: OptionProblem): string {
  return kind === 'unknown' ? hint + didYouMean(name, FENCE_OPTIONS) : hint;
}

/**
 * Name of the series to which a page belongs: its folder within a set whose folders are
 * series, otherwise the set, with its version for an older one.
 *
 * @example seriesOf(page, source) // "newdocs/express", "docs", "docs 2025", "blog"
 */
function seriesOf(page: SitePage, { seriesSets }: SamplesSource): string {
  if (seriesSets.includes(page.set)) {
    const parts = page.page.file.split('/');
    const folder = parts.at(parts.indexOf(page.set) + 1);
    return parts.length - parts.indexOf(page.set) > 2 ? `${page.set}/${folder}` : page.set;
  }
  return page.version === undefined ? page.set : `${page.set} ${page.version}`;
}
