export function makeReport(
  learnerId: string,
  courseId: string,
  showPoints: boolean,
  showTries: boolean,
  language: string | undefined,
): string {
  const parts = [showPoints ? 'points' : '', showTries ? 'tries' : ''].filter(
    (part) => part !== '',
  );
  return `${learnerId}, ${courseId}: ${parts.join(' and ')} (${language ?? 'en'})`;
}
