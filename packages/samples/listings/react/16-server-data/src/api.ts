export interface Question {
  id: string;
  text: string;
  votes: number;
}

async function call<Body>(path: string, options?: RequestInit): Promise<Body> {
  const reply = await fetch(`/api${path}`, options);
  const body = await reply.json().catch(() => null);
  if (!reply.ok || body === null) throw new Error(body?.message ?? 'Riddle does not answer.');
  return body;
}

export function fetchQuestions(): Promise<Question[]> {
  return call('/questions');
}

export function sendVote(questionId: string): Promise<Question> {
  return call(`/questions/${questionId}/votes`, { method: 'POST' });
}
