import type { Diagnostic } from '@vibe-docs/kernel';
import { diagnose } from '../catalogue.ts';
import { FENCE_LANGUAGES, isTypedLanguage, type LanguageKind } from '../fences/fence-languages.ts';
import type { FenceOptions } from '../fences/fence-options.ts';
import { type BlockFacts, optionSpot, type SamplesSource } from './block.ts';

/** Where an option is allowed. */
interface OptionRule {
  /** As it is written in the page. */
  readonly name: string;
  readonly isPresent: (options: FenceOptions) => boolean;
  readonly fits: (options: FenceOptions, kind: LanguageKind) => boolean;
  /** Completes the sentence "It belongs on …". */
  readonly belongs: string;
}

const isInline = (options: FenceOptions, kind: LanguageKind) =>
  kind === 'typed' && options.file === undefined && !options.output && !options.error;

const isWholeProgram = (options: FenceOptions, kind: LanguageKind) =>
  kind === 'typed' &&
  options.region === undefined &&
  options.skip === undefined &&
  options.errors.length === 0 &&
  options.continues.length === 0;

const RULES: readonly OptionRule[] = [
  {
    name: 'region',
    isPresent: ({ region }) => region !== undefined,
    fits: ({ file }) => file !== undefined,
    belongs: 'a block with file="…"',
  },
  {
    name: 'errors',
    isPresent: ({ errors }) => errors.length > 0,
    fits: isInline,
    belongs: 'a block of TypeScript or JavaScript with its own text',
  },
  {
    name: 'run',
    isPresent: ({ run }) => run,
    fits: isInline,
    belongs: 'a block of TypeScript or JavaScript with its own text',
  },
  {
    name: 'decorators',
    isPresent: ({ decorators }) => decorators !== undefined,
    fits: isInline,
    belongs: 'a block of TypeScript or JavaScript with its own text',
  },
  {
    name: 'needs',
    isPresent: ({ needs }) => needs !== undefined,
    fits: ({ run }) => run,
    belongs: 'a block with "run"',
  },
  {
    name: 'continues',
    isPresent: ({ continues }) => continues.length > 0,
    fits: (options, kind) => isInline(options, kind) || kind === 'session',
    belongs: 'a console block or a block of code with its own text',
  },
  {
    name: 'id',
    isPresent: ({ id }) => id !== undefined,
    fits: (options, kind) => isInline(options, kind) || kind === 'session',
    belongs: 'a console block or a block of code with its own text',
  },
  {
    name: 'of',
    isPresent: ({ of }) => of !== undefined,
    fits: ({ output, error }) => output !== error,
    belongs: 'a block with "output" or "error"',
  },
  {
    name: 'live',
    isPresent: ({ live }) => live,
    fits: (options, kind) =>
      isWholeProgram(options, kind) &&
      (options.liveEntry === undefined || options.file !== undefined),
    belongs: 'a whole program in TypeScript or JavaScript; live="…" on one with file="…"',
  },
  {
    name: 'output',
    isPresent: ({ output }) => output,
    fits: ({ file, error }, kind) => file === undefined && !error && isResult(kind),
    belongs: 'a text or data block with its own text, without "error"',
  },
  {
    name: 'error',
    isPresent: ({ error }) => error,
    fits: ({ file }, kind) => file === undefined && isResult(kind),
    belongs: 'a text block with its own text',
  },
  {
    name: 'cwd-of',
    isPresent: ({ cwdOf }) => cwdOf !== undefined,
    fits: ({ continues }, kind) => kind === 'session' && continues.length === 0,
    belongs: 'a console block without "continues"',
  },
  {
    name: 'listing',
    isPresent: ({ listing }) => listing !== undefined,
    fits: ({ continues, cwdOf }, kind) =>
      kind === 'session' && continues.length === 0 && cwdOf === undefined,
    belongs: 'a console block that does not go on from another one',
  },
];

function isResult(kind: LanguageKind): boolean {
  return kind === 'shown' || kind === 'data';
}

/** Reports options that do not apply to their block or contradict each other. */
export function checkOptions(facts: BlockFacts): readonly Diagnostic[] {
  const { options, language } = facts;
  const kind = FENCE_LANGUAGES[language];
  return RULES.filter((rule) => rule.isPresent(options) && !rule.fits(options, kind)).map((rule) =>
    diagnose('sample/bad-option', optionSpot(facts, facts.fence.meta.indexOf(rule.name)), {
      message: `"${rule.name}" does not fit this "${language}" block.`,
      hint: `It belongs on ${rule.belongs}.`,
    }),
  );
}

/** Returns whether a block opts out although its set does not allow it. */
export function isStrictOptOut(facts: BlockFacts, { strictSets }: SamplesSource): boolean {
  return (
    facts.options.skip !== undefined &&
    isTypedLanguage(facts.language) &&
    strictSets.includes(facts.page.set)
  );
}
