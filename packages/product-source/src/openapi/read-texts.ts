import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import * as z from 'zod';
import type { Facts } from '../facts.ts';

/** What we wrote about the product's modules and operations. */
export interface Texts {
  /** Id of an operation, or name of a module, to one sentence; `<id> note` to more of them. */
  readonly sentences: ReadonlyMap<string, string>;
  /** Id of an operation that somebody has read in the source to what the types of the source do not tell. */
  readonly readings: ReadonlyMap<string, Reading>;
}

/** What somebody has read in the source of an operation. */
export interface Reading {
  /** `state` of the operation's facts at that time. */
  readonly state: string;
  /** In the order in which the server raises them. */
  readonly errors: readonly Failure[];
  /** Parts of the request that become an id without a check: 500 where they are none. */
  readonly ids: readonly string[];
  /** The response is never empty, although its type allows that. */
  readonly isFilled: boolean;
}

/** A refusal of the server. */
export interface Failure {
  readonly status: number;
  readonly message: string;
  /** When it comes, where the message does not say it. */
  readonly words?: string;
  /** Class of the error; missing where the server's framework refuses. */
  readonly name?: string;
}

/** Classes of the product's errors; an entry of a list names others before the message. */
const NAMES: Readonly<Record<number, string>> = {
  400: 'BadRequestError',
  401: 'UnauthorizedError',
  403: 'ForbiddenError',
  404: 'NotFoundError',
  500: 'InternalServerError',
};

const entrySchema = z.union([z.string(), z.record(z.string(), z.string())]);
const fileSchema = z.record(
  z.string(),
  z.union([z.string(), z.literal(true), z.array(entrySchema)]),
);

const FOLDER = fileURLToPath(new URL('../../texts/', import.meta.url));
const KINDS = / (note|read|errors|ids|filled)$/;

/**
 * Reads the texts of all modules, one YAML file each.
 *
 * @throws Error with file and key for an entry that is none
 */
export function readTexts(): Texts {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.yaml'));
  const all = files
    .sort()
    .flatMap((file) => entriesOf(file, readFileSync(join(FOLDER, file), 'utf8')));
  return { sentences: new Map(all.flatMap(sentenceOf)), readings: readingsOf(all) };
}

interface Entry {
  readonly file: string;
  readonly key: string;
  readonly value: z.infer<typeof fileSchema>[string];
}

function entriesOf(file: string, text: string): readonly Entry[] {
  const found = fileSchema.safeParse(parse(text));
  if (!found.success) throw new Error(`Cannot read texts/${file}: ${z.prettifyError(found.error)}`);
  return Object.entries(found.data).map(([key, value]) => ({ file, key, value }));
}

function sentenceOf({ key, value }: Entry): readonly (readonly [string, string])[] {
  return typeof value === 'string' ? [[key, value]] : [];
}

/** An operation has been read when it has a list of errors, which may be empty. */
function readingsOf(all: readonly Entry[]): Texts['readings'] {
  const values = new Map(all.map(({ key, value }) => [key, value]));
  const lists = all.flatMap(({ file, key, value }) =>
    Array.isArray(value) && key.endsWith(' errors') ? [{ file, key, value }] : [],
  );
  return new Map(
    lists.map(({ file, key, value }) => {
      const id = key.replace(KINDS, '');
      const ids = values.get(`${id} ids`);
      const reading: Reading = {
        state: String(values.get(`${id} read`) ?? ''),
        errors: value.map((error) => readFailure(error, { file, key })),
        ids: Array.isArray(ids) ? ids.map(String) : [],
        isFilled: values.get(`${id} filled`) === true,
      };
      return [id, reading];
    }),
  );
}

/**
 * Reads an entry of a list of errors: `404 Course not found`, with the class where it is not that of the status
 * (`500 TypeError: …`), or such a text with a sentence.
 */
export function readFailure(
  entry: z.infer<typeof entrySchema>,
  place: Pick<Entry, 'file' | 'key'>,
): Failure {
  const [[text = '', words] = []] = typeof entry === 'string' ? [[entry]] : Object.entries(entry);
  const [, status = '', own, message = ''] = /^(\d{3}) (?:(\w*Error): )?(.+)$/s.exec(text) ?? [];
  const name = own ?? NAMES[Number(status)];
  if (name === undefined) {
    throw new Error(
      `Cannot read texts/${place.file}: "${place.key}" has "${text}". An error is a status and a message, such as "404 Course not found"; a class stands before the message, such as "500 TypeError: …".`,
    );
  }
  return { status: Number(status), message, name, ...(words !== undefined && { words }) };
}

/** Operations and their modules without a text, and texts without either, one sentence each. */
export function findTextGaps(facts: Facts, { sentences, readings }: Texts): readonly string[] {
  const names = new Set(facts.operations.flatMap(({ id, module }) => [id, module]));
  const kindOf = (name: string) => (name.includes('.') ? 'operation' : 'module');
  const untold = [...names].filter((name) => !sentences.has(name));
  const keys = [...sentences.keys(), ...[...readings.keys()].map((id) => `${id} errors`)];
  const lost = keys.filter((key) => !names.has(key.replace(KINDS, '')));
  return [
    ...untold.map((name) => `The ${kindOf(name)} ${name} has no text.`),
    ...lost.map((name) => `The text ${name} has no ${kindOf(name)}.`),
  ];
}

/** Operations that somebody has to read in the source: nobody has, or they have changed since. */
export function findUnread(facts: Facts, { readings }: Texts) {
  return facts.operations.flatMap(({ id, state }) => {
    const reading = readings.get(id);
    return reading?.state === state ? [] : [{ id, state, isNew: reading === undefined }];
  });
}
