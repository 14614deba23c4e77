export type Attempt = { questionId: string; correct: boolean; note?: string };

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

export const readAttempt = (json: string): Attempt | undefined => {
  const data = parse(json);
  if (typeof data !== 'object' || data === null) {
    return undefined;
  }
  const fields = new Map<string, unknown>(Object.entries(data));
  const [questionId, correct, note] = ['questionId', 'correct', 'note'].map((name) =>
    fields.get(name),
  );
  if (typeof questionId !== 'string' || typeof correct !== 'boolean') {
    return undefined;
  }
  if (typeof note === 'string') {
    return { questionId, correct, note };
  }
  return fields.has('note') ? undefined : { questionId, correct };
};
