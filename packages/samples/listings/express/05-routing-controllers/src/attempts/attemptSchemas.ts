import { z } from 'zod';

export const attemptBody = z.object({
  learnerId: z.string().min(1),
  questionId: z.string().min(1),
  choice: z.string().min(1),
});

export type AttemptBody = z.infer<typeof attemptBody>;
