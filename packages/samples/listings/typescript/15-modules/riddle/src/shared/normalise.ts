/** Answers are compared without case and outer blanks. */
export function normalise(text: string): string {
  return text.trim().toLowerCase();
}
