export type Page<Item> = { items: Item[]; page: number; pages: number };

export function paginate<Item>(items: Item[], page: number, size: number): Page<Item> {
  const pages = Math.ceil(items.length / size);
  const start = (Math.min(page, pages) - 1) * size;
  return {
    items: items.slice(start, start + size),
    page,
    pages,
  };
}
