import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Facts } from '../facts.ts';

/** Operation id to one sentence of ours. */
export type Texts = ReadonlyMap<string, string>;

/** Reads the texts of all modules, one YAML file each. */
export function readTexts(folder: string): Texts {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort();
  return new Map(
    files.flatMap((file) =>
      Object.entries(Object(parse(readFileSync(join(folder, file), 'utf8')))).map(
        ([id, text]) => [id, String(text)] as const,
      ),
    ),
  );
}

/** Operations without a text and texts without an operation, one sentence each. */
export function findTextGaps(facts: Facts, texts: Texts): readonly string[] {
  const ids = new Set(facts.operations.map(({ id }) => id));
  return [
    ...[...ids].filter((id) => !texts.has(id)).map((id) => `The operation ${id} has no text.`),
    ...[...texts.keys()]
      .filter((id) => !ids.has(id))
      .map((id) => `The text ${id} has no operation.`),
  ];
}
