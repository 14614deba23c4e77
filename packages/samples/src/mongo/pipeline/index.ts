export { isDocument, type PlainDocument } from './check-stage.ts';
export { orderFields } from './order-fields.ts';
export { runPipeline } from './run-pipeline.ts';
