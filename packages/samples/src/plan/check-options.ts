import type { Diagnostic } from '@vibe-docs/kernel';
import { diagnose } from '../catalogue.ts';
import { FENCE_LANGUAGES, type LanguageKind } from '../fences/fence-languages.ts';
import type { FenceOptions } from '../fences/fence-options.ts';
import { type BlockFacts, optionSpot } from './block.ts';

/** Where some options are allowed. */
interface OptionRule {
  readonly options: readonly (keyof FenceOptions)[];
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
  { options: ['region'], fits: ({ file }) => file !== undefined, belongs: 'a block with file="…"' },
  {
    options: ['errors', 'run', 'decorators'],
    fits: isInline,
    belongs: 'a block of TypeScript or JavaScript with its own text',
  },
  { options: ['needs'], fits: ({ run }) => run, belongs: 'a block with "run"' },
  { options: ['continues'], fits: isInline, belongs: 'a block of code with its own text' },
  {
    options: ['id'],
    fits: (options, kind) => isInline(options, kind) || kind === 'session',
    belongs: 'a console block or a block of code with its own text',
  },
  {
    options: ['of'],
    fits: ({ output, error }) => output !== error,
    belongs: 'a block with "output" or "error"',
  },
  {
    options: ['live'],
    fits: (options, kind) =>
      isWholeProgram(options, kind) &&
      (options.liveEntry === undefined || options.file !== undefined),
    belongs: 'a whole program in TypeScript or JavaScript; live="…" on one with file="…"',
  },
  {
    options: ['output'],
    fits: ({ file, error }, kind) => file === undefined && !error && isResult(kind),
    belongs: 'a text or data block with its own text, without "error"',
  },
  {
    options: ['error'],
    fits: ({ file }, kind) => file === undefined && isResult(kind),
    belongs: 'a text block with its own text',
  },
];

function isResult(kind: LanguageKind): boolean {
  return kind === 'shown' || kind === 'data';
}

/** Reports options that do not apply to their block or contradict each other. */
export function checkOptions(facts: BlockFacts): readonly Diagnostic[] {
  const { options, language } = facts;
  const kind = FENCE_LANGUAGES[language];
  return RULES.filter((rule) => !rule.fits(options, kind)).flatMap((rule) =>
    rule.options
      .filter((option) => options.offsets.has(option))
      .map((option) =>
        diagnose('sample/bad-option', optionSpot(facts, options.offsets.get(option)), {
          message: `"${option}" does not fit this "${language}" block.`,
          hint: `It belongs on ${rule.belongs}.`,
        }),
      ),
  );
}
