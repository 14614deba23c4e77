import { Walk } from './solution.ts';

const walk = new Walk(3);
walk.place.toFixed();
walk.show(1) === true;
// @ts-expect-error
walk.place = 2;
// @ts-expect-error
walk.show('1');
// @ts-expect-error
new Walk();
