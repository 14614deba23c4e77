import { type PlainDocument, runPipeline } from '@vibe-docs/samples/pipeline';
import type { Tools } from '../judging/judge.ts';

/** Collections by name. */
export type Collections = Readonly<Record<string, readonly PlainDocument[]>>;

/** What checks of aggregation pipelines can use. */
export interface PipelineTools extends Tools {
  /**
   * Runs a pipeline with the engine of the pipeline explorer.
   *
   * @param from name of the collection that the pipeline begins with
   * @throws Error with the place of the stage and what is wrong with it
   */
  readonly run: (
    pipeline: readonly object[],
    from: string,
    collections: Collections,
  ) => readonly PlainDocument[];
}

/** Adds the tools of pipelines. */
export function makePipelineTools(tools: Tools): PipelineTools {
  return {
    ...tools,
    run(pipeline, from, collections) {
      const documents = collections[from] ?? [];
      const { results, problem } = runPipeline(documents, pipeline, collections);
      if (problem !== undefined) {
        throw new Error(`Stage ${problem.stage + 1}: ${problem.message}`);
      }
      return results.at(-1) ?? documents;
    },
  };
}
