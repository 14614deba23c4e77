import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Facts } from '../facts.ts';
import { slugOf } from './build-reference.ts';

/** What a page says of something in the facts that has no words by hand. */
export const NOBODY = 'not described yet';

/**
 * Reads words by hand from `pages/<file>.yaml`.
 * @throws Error with file and key for an entry that is none
 */
export function wordsOf<Words>(file: string, schema: z.ZodType<Words>): Words {
  const url = new URL(`../../pages/${file}.yaml`, import.meta.url);
  const found = schema.safeParse(parse(readFileSync(url, 'utf8')));
  if (found.success) return found.data;
  throw new Error(`Cannot read pages/${file}.yaml: ${z.prettifyError(found.error)}`);
}

/** @throws Error for names in `pages/<file>.yaml` that the product does not have */
export function refuseUnknown(
  file: string,
  names: readonly string[],
  known: readonly string[],
): void {
  const lost = names.filter((name) => !known.includes(name));
  if (lost.length > 0) {
    throw new Error(`pages/${file}.yaml names what the product does not have: ${lost.join(', ')}.`);
  }
}

/**
 * A link to an operation, without `Controller` in its name.
 * @throws Error for an operation that the server does not have
 */
export function operationLink(facts: Facts, id: string): string {
  const found = facts.operations.find((operation) => operation.id === id && operation.served);
  if (found === undefined) throw new Error(`A page names the unknown operation "${id}".`);
  return `[\`${id.replace('Controller.', '.')}\`](/api/${slugOf(found.module)}#${id})`;
}
