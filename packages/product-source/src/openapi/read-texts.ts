import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { ErrorFact, Facts, OperationFact } from '../facts.ts';

/**
 * Id of an operation, or name of a module, to one sentence of ours; `<id> note` and the keys of corrections to what no
 * reader finds, several in lines.
 */
export type Texts = ReadonlyMap<string, string>;

/** Ends of the keys of texts that correct the errors of an operation; the package's README says what each does. */
type Correction = 'never' | 'comes' | 'open' | 'also';
const KINDS = / (note|never|comes|open|also)$/;

const FOLDER = fileURLToPath(new URL('../../texts/', import.meta.url));

/** Reads the texts of all modules, one YAML file each. */
export function readTexts(): Texts {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'));
  const entries = files
    .sort()
    .flatMap((file) => Object.entries(Object(parse(readFileSync(join(FOLDER, file), 'utf8')))));
  return new Map(entries.map(([id, text]) => [id, [text].flat().join('\n')]));
}

/** What was read in the source by hand about the errors of an operation, with what the facts say of its doubtful errors. */
export function correctionsOf(texts: Texts, operation: OperationFact) {
  const is = (kind: Correction, error: ErrorFact) =>
    namesOf(texts, operation, kind).some((name) => fits(name, error));
  return {
    isNever: (error: ErrorFact) => is('never', error),
    isDoubtful: (error: ErrorFact) =>
      is('open', error) || (operation.doubtful.includes(error.id) && !is('comes', error)),
    /** Errors that the source does not throw itself. */
    also: namesOf(texts, operation, 'also').map((name) => ({
      status: Number.parseInt(name, 10),
      message: name.replace(/^\d+ /, ''),
      when: '',
    })),
  };
}

/** Operations and their modules without a text, texts without either, and lost corrections, one sentence each. */
export function findTextGaps(facts: Facts, texts: Texts): readonly string[] {
  const names = new Set(facts.operations.flatMap(({ id, module }) => [id, module]));
  const kindOf = (name: string) => (name.includes('.') ? 'operation' : 'module');
  const untold = [...names].filter((name) => !texts.has(name));
  const lost = [...texts.keys()].filter((name) => !names.has(name.replace(KINDS, '')));
  return [
    ...untold.map((name) => `The ${kindOf(name)} ${name} has no text.`),
    ...lost.map((name) => `The text ${name} has no ${kindOf(name)}.`),
    ...facts.operations.flatMap((operation) => findLostCorrections(facts, texts, operation)),
  ];
}

/** Corrections that fit no error of their operation: the source has changed, or a name is misspelt. */
function findLostCorrections({ errors }: Facts, texts: Texts, operation: OperationFact) {
  const { token = [], rules = [] } = operation.early ?? {};
  const ids = [...operation.errors, ...token, ...rules];
  const own = errors.filter(({ id }) => ids.includes(id));
  return (['never', 'comes', 'open'] as const).flatMap((kind) =>
    namesOf(texts, operation, kind)
      .filter((name) => !own.some((error) => fits(name, error)))
      .map((name) => `The text ${operation.id} ${kind} names no error of it: "${name}".`),
  );
}

function namesOf(texts: Texts, { id }: OperationFact, kind: Correction): readonly string[] {
  return texts.get(`${id} ${kind}`)?.split('\n') ?? [];
}

/**
 * An error is named by status and message, and, where several have both, by its condition: `404 Not found [!user]`.
 * Spaces and line breaks count as one space.
 */
function fits(name: string, { status, message, when }: ErrorFact): boolean {
  const names = [`${status} ${message}`, `${status} ${message} [${when}]`];
  return names.some((one) => one.replaceAll(/\s+/g, ' ').trim() === name);
}
