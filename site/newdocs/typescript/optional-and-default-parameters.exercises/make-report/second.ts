type Language = 'en' | 'hi';
type ReportOptions = { [Name in 'showPoints' | 'showTries']?: boolean | undefined } & {
  language?: Language | undefined;
};

export const makeReport = (
  learnerId: string,
  courseId: string,
  options?: ReportOptions,
): string => {
  const hasPoints = options?.showPoints ?? true;
  const hasTries = options?.showTries === true;
  const language: Language = options?.language ?? 'en';
  let content = hasPoints ? 'points' : 'nothing';
  if (hasTries) {
    content = hasPoints ? 'points and tries' : 'tries';
  }
  return `${learnerId}, ${courseId}: ${content} (${language})`;
};
