import { BadRequestError } from 'routing-controllers';
import type { z } from 'zod';

/** A 400 error that lists what is wrong. */
class InvalidInputError extends BadRequestError {
  constructor(readonly issues: string[]) {
    super('The request is not valid');
  }
}

/** Gives the value with its true type, or throws an error that becomes a 400 reply. */
export function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new InvalidInputError(
    result.error.issues.map(({ path, message }) => `${path.join('.') || 'value'}: ${message}`),
  );
}
