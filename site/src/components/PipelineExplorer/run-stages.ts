import messages from '@generated/messages/default/explorer-panel.json';
import { type PlainDocument, runPipeline } from '@vibe-docs/samples/pipeline';
import { fill, plural } from '../../messages/format.ts';
import { parseStage } from './parse-stage.ts';
import sampleData from './sample-data.json';

/** The lesson's data. A test compares it with the page, as it does the stages. */
export const SAMPLE_DATA = { attempts: sampleData.attempts, questions: sampleData.questions };

/** Name of a collection of the sample data. */
export type CollectionName = keyof typeof SAMPLE_DATA;

/** A stage as the reader writes it. */
export interface StageDraft {
  /** Stays the same when the stage moves. */
  readonly id: number;
  readonly text: string;
  readonly isUsed: boolean;
}

/** What came of a stage. */
export type StageOutcome =
  | { readonly kind: 'documents'; readonly documents: readonly PlainDocument[] }
  | { readonly kind: 'problem'; readonly message: string }
  | { readonly kind: 'unused' }
  /** Not run, because a stage before it has a problem. */
  | { readonly kind: 'waiting' };

/**
 * Runs the used stages on the sample data.
 *
 * @returns one outcome for each draft, in their order
 */
export function runStages(
  drafts: readonly StageDraft[],
  collection: CollectionName,
): readonly StageOutcome[] {
  const readings = drafts.map(({ text, isUsed }) => (isUsed ? parseStage(text) : undefined));
  const used = readings.filter((reading) => reading !== undefined);
  const unreadable = used.findIndex(({ kind }) => kind === 'problem');
  const stages = used
    .slice(0, unreadable === -1 ? undefined : unreadable)
    .map((reading) => (reading.kind === 'value' ? reading.value : undefined));
  const { results, problem } = runPipeline(SAMPLE_DATA[collection], stages, SAMPLE_DATA);
  let place = -1;
  return readings.map((reading): StageOutcome => {
    if (reading === undefined) {
      return { kind: 'unused' };
    }
    place += 1;
    const documents = results[place];
    if (documents !== undefined) {
      return { kind: 'documents', documents };
    }
    if (problem?.stage === place) {
      return { kind: 'problem', message: problem.message };
    }
    return problem === undefined && place === unreadable && reading.kind === 'problem'
      ? reading
      : { kind: 'waiting' };
  });
}

/** One sentence about the whole run, for people who do not see it change. */
export function summarise(outcomes: readonly StageOutcome[]): string {
  const failed = outcomes.findIndex(({ kind }) => kind === 'problem');
  const outcome = outcomes[failed];
  if (outcome?.kind === 'problem') {
    return fill(messages.problem, { place: failed + 1, message: outcome.message });
  }
  const last = outcomes.findLast(({ kind }) => kind === 'documents');
  return last?.kind === 'documents'
    ? fill(messages.summary, { documents: countDocuments(last.documents.length) })
    : messages.noStage;
}

/** @example countDocuments(1) // "1 document" */
export function countDocuments(count: number): string {
  return plural(messages.documents, count);
}
