// What the checks of exercises are written with. They import types only: the frame brings the rest.

export type { PageTools, RenderedPage } from '../kit/page-tools.ts';
export type { PipelineTools } from '../kit/pipeline-tools.ts';
export type { Reply, RequestParts, ServerTools } from '../kit/server-tools.ts';
export { type Checks, type JudgeRequest, judge, type Tools } from './judge.ts';
export { type Report, TEXT_LENGTH, type Verdict } from './verdict.ts';
