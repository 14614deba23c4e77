import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

/** How another server answers, and why that is acceptable. */
const elsewhere = z.strictObject({ is: z.string(), reason: z.string() }).optional();

const fields = {
  location: z.string().optional(),
  contentType: z.string().optional(),
  cacheControl: z.string().optional(),
  /** Unset: all security headers, with the policy of the site. */
  kind: z.enum(['active', 'framed', 'inert', 'part']).optional(),
  /** Whether the Vary header lists Accept. */
  variesByAccept: z.boolean().optional(),
  /** Value of X-Robots-Tag. */
  robots: z.string().optional(),
  nginx: elsewhere,
};

const answer = z.strictObject({ status: z.int(), ...fields });

const request = answer.partial({ status: true }).extend({
  target: z.string(),
  method: z.string().optional(),
  accept: z.string().optional(),
  is: z.string().optional(),
  moved: z.string().optional(),
});

/** The form of `request-table.yaml`, which explains it: requests by topic. */
const tableSchema = z.strictObject({
  answers: z.record(z.string(), answer),
  requests: z.record(z.string(), z.array(request)),
});

/** The expected answer. Omitted fields are not compared. */
export type Expectation = Omit<z.infer<typeof answer>, 'nginx'>;

const table = tableSchema.parse(
  parse(readFileSync(new URL('request-table.yaml', import.meta.url), 'utf8'), { merge: true }),
);

/** @throws Error for a name that the table does not explain */
function answerNamed(name: string): z.infer<typeof answer> {
  const found = table.answers[name];
  if (found === undefined) throw new Error(`request-table.yaml names no answer "${name}".`);
  return found;
}

function answerElsewhere(other: z.infer<typeof elsewhere>) {
  return other && { ...answerNamed(other.is), reason: other.reason };
}

/** One table for every server of the site: requests to the fixture site and their expected answers. */
export const requestTable = Object.values(table.requests)
  .flat()
  .map(({ target, method, accept, is, moved, ...fieldsOfAnswer }) => {
    const name = moved === undefined ? is : 'moved';
    const { nginx, ...expected } = answer.parse({
      ...(name !== undefined && answerNamed(name)),
      ...(moved !== undefined && { location: moved }),
      ...fieldsOfAnswer,
    });
    return {
      target,
      method,
      accept,
      ...expected,
      nginx: answerElsewhere(nginx),
    };
  });
