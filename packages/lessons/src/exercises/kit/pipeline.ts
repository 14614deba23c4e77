// Kit of exercises about aggregation pipelines: a script of the frame's worker.
import { type PlainDocument, runPipeline } from '@vibe-docs/samples/pipeline';
import type { Tools } from '../judging/judge.ts';
import { registerKit } from './register-kit.ts';

/** What checks of aggregation pipelines can use. */
export interface PipelineTools extends Tools {
  /**
   * Runs a pipeline with the engine of the pipeline explorer.
   *
   * @param from name of the collection that the pipeline begins with
   * @param collections by name
   * @throws Error with the place of the stage and what is wrong with it
   */
  readonly run: (
    pipeline: readonly object[],
    from: string,
    collections: Readonly<Record<string, readonly PlainDocument[]>>,
  ) => readonly PlainDocument[];
}

registerKit(
  (tools): PipelineTools => ({
    ...tools,
    run(pipeline, from, collections) {
      const documents = collections[from] ?? [];
      const { results, problem } = runPipeline(documents, pipeline, collections);
      if (problem !== undefined) {
        throw new Error(`Stage ${problem.stage + 1}: ${problem.message}`);
      }
      return results.at(-1) ?? documents;
    },
  }),
);
