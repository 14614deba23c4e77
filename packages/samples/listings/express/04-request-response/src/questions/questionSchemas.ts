import { z } from 'zod';

export const questionBody = z.object({
  lessonId: z.string().min(1),
  text: z.string().min(1),
  choices: z.array(z.string().min(1)).min(2),
  answer: z.string().min(1),
  explanation: z.string(),
});

export const questionQuery = z.object({
  lessonId: z.string().optional(),
});
