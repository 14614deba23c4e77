import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { JudgedQuery } from './judge.ts';

const listSchema = z.array(
  z.strictObject({
    query: z.string().min(1).max(64),
    kind: z.string(),
    /** With or without a slash at the beginning. */
    pages: z.array(z.string().transform((path) => path.replace(/^\//, ''))),
  }),
);

const FOLDER = new URL('../../judged/', import.meta.url);

/** The list that is run once, when everything else is done: who tunes by it spends it. */
const SEALED = 'sealed';

/** A list of this package and its name: `train`, by which weights are fitted, `check` … */
export interface JudgedList {
  readonly name: string;
  readonly queries: readonly JudgedQuery[];
}

/** @returns the lists of `judged/`, `train` first; `sealed` only when it is asked for */
export function readJudgedLists({ withSealed = false } = {}): readonly JudgedList[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''))
    .filter((name) => withSealed || name !== SEALED)
    .sort((a, b) => Number(b === 'train') - Number(a === 'train') || (a < b ? -1 : 1))
    .map((name) => ({ name, queries: readJudgedList(name) }));
}

/** @returns one list. @throws Error when there is none of that name, or it has another form */
export function readJudgedList(name: string): readonly JudgedQuery[] {
  return listSchema.parse(JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')));
}
