import { paginate } from './solution.ts';

paginate(['GET'], 1, 1).items.map((choice) => choice.toLowerCase());
paginate([10], 1, 1).items.map((points) => points.toFixed());
paginate([10], 1, 1).page.toFixed(paginate([10], 1, 1).pages);
// @ts-expect-error
['GET'].concat(paginate([10], 1, 1).items);
// @ts-expect-error
paginate('GET', 1, 1);
