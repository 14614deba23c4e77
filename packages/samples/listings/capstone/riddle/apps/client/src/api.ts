import type { AttemptBody, Step, Verdict } from '@riddle/rules';
import { learnerId } from './learnerId';

/** The server replied, and not with what was asked for. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  const headers = {
    Authorization: `Bearer ${learnerId()}`,
    'Content-Type': 'application/json',
  };
  const reply = await fetch(`/api${path}`, { ...init, headers });
  // A proxy or a crashed server does not reply with JSON.
  const body = await reply.json().catch(() => null);
  if (!reply.ok || body === null) {
    throw new ApiError(reply.status, body?.message ?? 'Riddle does not answer');
  }
  return body;
}

export const getStep = () => call<Step>('/step');

export const sendAttempt = (attempt: AttemptBody) =>
  call<Verdict>('/attempts', { method: 'POST', body: JSON.stringify(attempt) });
