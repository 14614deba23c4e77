import { pointsOf, toLine } from './solution.ts';

toLine({ kind: 'solved', learnerId: 'l1', points: 5 }).toUpperCase();
toLine({ kind: 'skipped', learnerId: 'l1', reason: null });
pointsOf([{ kind: 'finished', learnerId: 'l1', courseId: 'http' }], 'l1').toFixed();
// @ts-expect-error
toLine({ kind: 'solved', learnerId: 'l1' });
// @ts-expect-error
toLine({ kind: 'skipped', learnerId: 'l1' });
// @ts-expect-error
toLine({ kind: 'finished', learnerId: 'l1', points: 5 });
// @ts-expect-error
toLine({ kind: 'left', learnerId: 'l1' });
