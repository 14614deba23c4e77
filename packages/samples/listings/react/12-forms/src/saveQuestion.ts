import type { Draft } from './readDraft';

const saved: Draft[] = [
  { text: 'Which status code says that something was created?', answer: '201', points: 1 },
];

/** Stands in for a server that takes a second and refuses a question it has. Returns what is wrong, or `null`. */
export async function saveQuestion(draft: Draft): Promise<string | null> {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  if (saved.some(({ text }) => text === draft.text)) return 'This question exists already.';
  saved.push(draft);
  return null;
}
