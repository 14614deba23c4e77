import { createHash } from 'node:crypto';
import type { Facts, OperationFact } from '../facts.ts';
import { reachedFrom, schemasOf } from '../schemas.ts';

/** Parts of a schema that only describe. */
const WORDS = new Set(['description', 'examples', 'x-messages']);

/**
 * A short hash of what an operation is read for: the text of its method, its facts, the schemas of its request, and the
 * errors that the reader finds. Places and words of the product do not count, nor do schemas to which a response leads:
 * the compiler reads them anew.
 *
 * @param text of the method
 */
export function stateOf(
  text: string,
  { parameters, body, success, callers, errors: ids }: OperationFact,
  facts: Pick<Facts, 'errors' | 'schemas'>,
): string {
  const errors = facts.errors
    .filter(({ id }) => ids.includes(id))
    .map(({ status, name, message }) => `${status} ${name} ${message}`);
  const own = { parameters, body, success, callers };
  const all = { text, own, schemas: reachedFrom([parameters, body], schemasOf(facts)), errors };
  return createHash('sha1')
    .update(JSON.stringify(sorted(all)))
    .digest('hex')
    .slice(0, 10);
}

/** The compiler meets the members of a union in an order that code elsewhere decides. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => JSON.stringify(sorted(one))).sort();
  if (typeof value !== 'object' || value === null) return value;
  const told = Object.entries(value).filter(([key]) => !WORDS.has(key));
  return Object.fromEntries(told.sort().map(([key, one]) => [key, sorted(one)]));
}
