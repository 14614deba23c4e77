import messages from '@generated/messages/default/explorer-panel.json';
import { fill, plural } from '@vibe-docs/theme/ui/messages/format';
import { type PlainDocument, runPipeline } from '../../src/mongo/pipeline/run-pipeline.ts';
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

type Stages = readonly StageDraft[];

/** The stages with which the explorer begins: the teacher's report. */
export function firstStages(): Stages {
  return sampleData.stages.map((lines, index) => ({
    id: index + 1,
    text: lines.join('\n'),
    isUsed: true,
  }));
}

/** Swaps the stage at an index with its neighbour. At either end the list stays the same. */
export function moveStage(stages: Stages, from: number, by: -1 | 1): Stages {
  const moved = stages[from];
  const other = stages[from + by];
  if (moved === undefined || other === undefined) {
    return stages;
  }
  return stages.with(from, other).with(from + by, moved);
}

/** The stages with one more, whose id is the largest. */
export function addStage(stages: Stages): Stages {
  const id = Math.max(0, ...stages.map((stage) => stage.id)) + 1;
  return [...stages, { id, text: '{ $match: {} }', isUsed: true }];
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
 * @returns one outcome for each stage, in their order
 */
export function runStages(stages: Stages, collection: CollectionName): readonly StageOutcome[] {
  let input: readonly PlainDocument[] | undefined = SAMPLE_DATA[collection];
  return stages.map(({ text, isUsed }): StageOutcome => {
    if (!isUsed) {
      return { kind: 'unused' };
    }
    if (input === undefined) {
      return { kind: 'waiting' };
    }
    const outcome = runStage(text, input);
    input = outcome.kind === 'documents' ? outcome.documents : undefined;
    return outcome;
  });
}

function runStage(text: string, input: readonly PlainDocument[]): StageOutcome {
  const reading = parseStage(text);
  if (reading.kind === 'problem') {
    return reading;
  }
  const { results, problem } = runPipeline(input, [reading.value], SAMPLE_DATA);
  return problem === undefined
    ? { kind: 'documents', documents: results[0] ?? [] }
    : { kind: 'problem', message: problem.message };
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
