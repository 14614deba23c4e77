import type { Question } from '../src/api';

// #region vote
export async function sendVote(questionId: string): Promise<Question> {
  const reply = await fetch(`/api/questions/${questionId}/votes`, { method: 'POST' });
  return await reply.json();
}
// #endregion vote
