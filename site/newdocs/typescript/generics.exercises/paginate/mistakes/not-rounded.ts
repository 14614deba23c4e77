export type Page<Item> = { items: Item[]; page: number; pages: number };

export function paginate<Item>(items: Item[], page: number, size: number): Page<Item> {
  const start = (page - 1) * size;
  return {
    items: items.slice(start, start + size),
    page,
    pages: items.length / size,
  };
}
