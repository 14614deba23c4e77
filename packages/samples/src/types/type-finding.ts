import * as z from 'zod';

/** An error of the compiler in a block's own text. */
export const typeFindingSchema = z.object({
  /** Number of the error, e.g. 2322. */
  code: z.number(),
  /** As formatted by the compiler; may have several lines. */
  text: z.string(),
  /** Offset in the block's own text, counted from 0. */
  offset: z.number(),
});

/** An error of the compiler. */
export type TypeFinding = z.infer<typeof typeFindingSchema>;

/** Formatted like in `tsc`, without file and position. */
export function formatTypeFinding({ code, text }: TypeFinding): string {
  return `error TS${code}: ${text}`;
}
