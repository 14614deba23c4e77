export type Page = { items: any[]; page: number; pages: number };

export function paginate(items: any[], page: number, size: number): Page {
  const start = (page - 1) * size;
  return {
    items: items.slice(start, start + size),
    page,
    pages: Math.ceil(items.length / size),
  };
}
