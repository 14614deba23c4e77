export { isDocument, type PlainDocument } from './check-stage.ts';
export { orderFields } from './order-fields.ts';
export { type PipelineRun, runPipeline } from './run-pipeline.ts';
