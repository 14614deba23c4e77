import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { Facts } from '../facts.ts';
import { CORRECTIONS, findLostCorrections } from './error-corrections.ts';

/**
 * Id of an operation, or name of a module, to one sentence of ours; `<id> note` and the keys of corrections to what no
 * reader finds, several in lines.
 */
export type Texts = ReadonlyMap<string, string>;

const KINDS = new RegExp(` (?:note|${CORRECTIONS.join('|')})$`);

const FOLDER = fileURLToPath(new URL('../../texts/', import.meta.url));

/** Reads the texts of all modules, one YAML file each. */
export function readTexts(): Texts {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'));
  const entries = files
    .sort()
    .flatMap((file) => Object.entries(Object(parse(readFileSync(join(FOLDER, file), 'utf8')))));
  return new Map(entries.map(([id, text]) => [id, [text].flat().join('\n')]));
}

/** Operations and their modules without a text, and texts without either, one sentence each. */
export function findTextGaps(facts: Facts, texts: Texts): readonly string[] {
  const names = new Set(facts.operations.flatMap(({ id, module }) => [id, module]));
  const kindOf = (name: string) => (name.includes('.') ? 'operation' : 'module');
  const untold = [...names].filter((name) => !texts.has(name));
  const lost = [...texts.keys()].filter((name) => !names.has(name.replace(KINDS, '')));
  return [
    ...untold.map((name) => `The ${kindOf(name)} ${name} has no text.`),
    ...lost.map((name) => `The text ${name} has no ${kindOf(name)}.`),
    ...findLostCorrections(facts, texts),
  ];
}
