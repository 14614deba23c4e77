import { best } from './solution.ts';

const combined = best(
  () => 1,
  () => 2,
);
best(combined, (choice) => choice.length)('GET', 'GET').toFixed();
// @ts-expect-error
best(combined, () => 'ten');
// @ts-expect-error
combined('GET', 10);
