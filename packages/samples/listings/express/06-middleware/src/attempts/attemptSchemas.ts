import { z } from 'zod';

export const attemptBody = z.object({
  questionId: z.string().min(1),
  choice: z.string().min(1),
});
