import * as z from 'zod';

export function isQuestion(value: unknown) {
  return z.object({ id: z.string(), text: z.string() }).safeParse(value).success;
}
