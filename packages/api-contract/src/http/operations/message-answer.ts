import { type JsonSchema, text } from '../json-schema.ts';

/** The field `message` of an answer that says in words what was done. */
export function messageAnswer(example: string): JsonSchema {
  return text('What was done.', example);
}
