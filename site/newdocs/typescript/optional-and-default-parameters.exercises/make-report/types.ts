import { makeReport } from './solution.ts';

makeReport('l1', 'http', { language: 'hi' }).toUpperCase();
makeReport('l1', 'http', { showTries: undefined });
// @ts-expect-error
makeReport('l1', 'http', { language: 'english' });
// @ts-expect-error
makeReport('l1', 'http', { showTrys: true });
// @ts-expect-error
makeReport('l1');
