/** Name of a part's chunk: `routes-0`. */
export const partName = (index: number): string => `routes-${index}`;
