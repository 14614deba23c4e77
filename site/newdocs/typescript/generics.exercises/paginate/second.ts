export interface Page<Item> {
  items: Item[];
  page: number;
  pages: number;
}

export const paginate = <Item>(items: readonly Item[], page: number, size: number): Page<Item> => {
  const chunks: Item[][] = [];
  for (const [index, item] of items.entries()) {
    if (index % size === 0) {
      chunks.push([]);
    }
    chunks.at(-1)?.push(item);
  }
  return { pages: chunks.length, page, items: chunks[page - 1] ?? [] };
};
