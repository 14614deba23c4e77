export interface Draft {
  text: string;
  answer: string;
  points: number;
}

/** What is wrong, by the name of the field. */
export type DraftErrors = Partial<Record<keyof Draft, string>>;

export type ReadDraft =
  | { status: 'valid'; draft: Draft }
  | { status: 'invalid'; errors: DraftErrors };

export function readDraft(form: FormData): ReadDraft {
  const text = String(form.get('text')).trim();
  const answer = String(form.get('answer')).trim();
  const points = Number(form.get('points'));
  const errors: DraftErrors = {};

  if (text === '') errors.text = 'Write a question.';
  else if (text.length > 60) errors.text = 'Use at most 60 characters.';
  if (answer === '') errors.answer = 'Write the right answer.';
  if (!Number.isInteger(points) || points < 1 || points > 5) {
    errors.points = 'Give 1 to 5 points.';
  }

  return Object.keys(errors).length > 0
    ? { status: 'invalid', errors }
    : { status: 'valid', draft: { text, answer, points } };
}
