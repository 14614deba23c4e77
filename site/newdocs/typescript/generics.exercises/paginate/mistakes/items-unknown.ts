export type Page = { items: unknown[]; page: number; pages: number };

export function paginate(items: unknown[], page: number, size: number): Page {
  const start = (page - 1) * size;
  return {
    items: items.slice(start, start + size),
    page,
    pages: Math.ceil(items.length / size),
  };
}
