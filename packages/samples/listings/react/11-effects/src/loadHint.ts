const hints = new Map([
  ['q1', { text: 'Your browser sends it for every address that you type.', delayMs: 2000 }],
  ['q2', { text: 'It is not the one that says OK.', delayMs: 300 }],
]);

/** Stands in for a server that needs a different time for each hint. */
export async function loadHint(questionId: string): Promise<string> {
  const hint = hints.get(questionId);
  if (hint === undefined) return 'There is no hint.';
  await new Promise((resolve) => setTimeout(resolve, hint.delayMs));
  return hint.text;
}
