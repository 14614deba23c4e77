export type Page<Item> = { items: Item[] };

export function paginate<Item>(items: Item[], page: number, size: number): Page<Item> {
  throw new Error('Write the function paginate.');
}
