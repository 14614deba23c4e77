// Kit of exercises about aggregation pipelines: a script of the frame's worker.
import { makePipelineTools } from './pipeline-tools.ts';
import { registerKit } from './register-kit.ts';

registerKit(makePipelineTools);
