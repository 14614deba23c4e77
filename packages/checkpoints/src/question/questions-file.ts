/** A questions file as found on the disk. */
export interface QuestionSource {
  /** Path from the project folder, with `/`. */
  readonly file: string;
  readonly text: string;
}

/** The ending of a questions file; before it stands the name of the page. */
export const QUESTIONS_ENDING = '.questions.yaml';

/** The questions file of a page: `middleware.mdx` has `middleware.questions.yaml`. */
export function questionsFileOf(page: string): string {
  return page.replace(/\.mdx?$/, QUESTIONS_ENDING);
}
