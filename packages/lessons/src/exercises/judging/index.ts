// What the checks of exercises are written with. They import types only: the frame brings the rest.

export type { PageTools, RenderedPage } from '../kit/page-tools.ts';
export type { PipelineTools } from '../kit/pipeline.ts';
export type { Reply, ServerTools } from '../kit/server-tools.ts';
export { type Checks, judge } from './judge.ts';
export type { Report, Verdict } from './report.ts';
