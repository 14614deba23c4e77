/** A questions file as read from disk. */
export interface QuestionSource {
  /** Path from the project folder, with `/`. */
  readonly file: string;
  readonly text: string;
}

/** Suffix of a questions file; it follows the name of the page. */
export const QUESTIONS_ENDING = '.questions.yaml';

/** The questions file of a page: `middleware.mdx` has `middleware.questions.yaml`. */
export function questionsFileOf(page: string): string {
  return page.replace(/\.mdx?$/, QUESTIONS_ENDING);
}
