import { longestRun } from './solution.ts';

longestRun(['right', 'wrong', 'skipped']).toFixed();
longestRun([]);
// @ts-expect-error
longestRun(['rigth']);
// @ts-expect-error
longestRun('right');
