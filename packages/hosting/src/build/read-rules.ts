import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type HostingRules, hostingRulesSchema } from '../rules/hosting-rules.ts';

const standardInput = 0;

/**
 * Reads rules from a JSON file, or from standard input when the name is `-`. Omitted
 * fields keep their defaults.
 *
 * @throws Error that lists the file and every invalid field.
 */
export function readRules(file: string): HostingRules {
  const name = file === '-' ? 'standard input' : file;
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(file === '-' ? standardInput : file, 'utf8'));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Cannot read hosting rules from ${name}: ${reason}`, { cause });
  }
  const result = hostingRulesSchema.safeParse(data);
  if (result.success) return result.data;
  throw new Error(`The hosting rules in ${name} are not valid:\n${z.prettifyError(result.error)}`);
}
