// What the check of exercises needs: it runs the same programs in Node.js, without a frame.
export { GUARD_NAME } from '../engine/guard-name.ts';
export { inspect } from '../frame/format-value.ts';
export type { FramePackages, ModuleFunction } from '../frame/frame-globals.ts';
export { ModuleTable } from '../frame/module-table.ts';
export { LoopStopped, makeTick } from '../frame/task-clock.ts';
export { loadPackages } from './load-packages.ts';
