import type { z } from 'zod';
import { BadRequestError } from './errors.js';

/** Gives the value with its true type, or throws an error that becomes a 400 reply. */
export function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issues = result.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'value'}: ${message}`,
  );
  throw new BadRequestError('The request is not valid', issues);
}
