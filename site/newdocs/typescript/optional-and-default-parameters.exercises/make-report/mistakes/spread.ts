interface ReportOptions {
  showPoints?: boolean | undefined;
  showTries?: boolean | undefined;
  language?: 'en' | 'hi' | undefined;
}

export function makeReport(
  learnerId: string,
  courseId: string,
  options: ReportOptions = {},
): string {
  const usual = { showPoints: true, showTries: false, language: 'en' };
  const { showPoints, showTries, language } = { ...usual, ...options };
  const parts: string[] = [];
  if (showPoints) parts.push('points');
  if (showTries) parts.push('tries');
  return `${learnerId}, ${courseId}: ${parts.join(' and ') || 'nothing'} (${language})`;
}
