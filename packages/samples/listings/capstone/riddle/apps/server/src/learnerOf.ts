import type { Request } from 'express';
import { z } from 'zod';

const bearer = z.string().regex(/^Bearer /);

/** The learner's secret id, from the header `Authorization`; undefined if there is none. */
export function learnerOf({ headers }: Request): string | undefined {
  const header = bearer.safeParse(headers.authorization);
  return z.uuid().safeParse(header.data?.slice('Bearer '.length)).data;
}
