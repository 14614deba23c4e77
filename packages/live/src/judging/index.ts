// What the check of exercises needs: it runs the same programs in Node.js, without a frame.
export { GUARD_NAME } from '../engine/guard-name.ts';
export { inspect } from '../frame/format-value.ts';
export { ModuleTable } from '../frame/module-table.ts';
export { LoopStopped, makeTick } from '../frame/task-clock.ts';

/** Loads the packages of live examples into this realm, as their script does in the frame. */
export async function loadPackages(): Promise<void> {
  await import('../frame/packages.ts');
}
