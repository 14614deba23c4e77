/** How often rows were rendered and the filter ran. For measuring only. */
export const renders = { rows: 0, filters: 0 };

Object.assign(globalThis, { renders });
