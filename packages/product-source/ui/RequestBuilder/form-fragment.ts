import type { Entries, RequestModel } from '../../src/request/index.ts';

/** Anchor of the form of an operation. An address `#<anchor>?<values>` opens the form (`start-islands.ts`). */
export function anchorOf(operation: string): string {
  return `fill-${operation}`;
}

/**
 * Writes the entries that differ from the start into the fragment of an address, which browsers send to no server.
 * The token is not among the entries.
 */
export function fragmentOf({ id, fields }: RequestModel, entries: Entries): string {
  const initial = new Map(fields.map((field) => [field.key, field.initial]));
  const changed = Object.entries(entries).filter(
    ([key, text]) => text !== (initial.get(key) ?? ''),
  );
  return `#${anchorOf(id)}?${new URLSearchParams(changed)}`;
}

/** Reads the entries from the fragment of an address; none when it belongs to another operation. */
export function entriesOf({ id }: Pick<RequestModel, 'id'>, fragment: string): Entries {
  const start = `#${anchorOf(id)}?`;
  return fragment.startsWith(start)
    ? Object.fromEntries(new URLSearchParams(fragment.slice(start.length)))
    : {};
}
