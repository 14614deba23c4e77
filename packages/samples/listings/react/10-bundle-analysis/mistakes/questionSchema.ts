import * as z from 'zod';

export const questionSchema = z.object({ id: z.string(), text: z.string() });

export type Question = z.infer<typeof questionSchema>;
