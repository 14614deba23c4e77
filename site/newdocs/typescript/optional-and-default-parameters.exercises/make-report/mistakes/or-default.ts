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
  const showPoints = options.showPoints || true;
  const showTries = options.showTries || false;
  const language = options.language || 'en';
  const parts: string[] = [];
  if (showPoints) parts.push('points');
  if (showTries) parts.push('tries');
  return `${learnerId}, ${courseId}: ${parts.join(' and ') || 'nothing'} (${language})`;
}
