interface ReportOptions {
  showPoints?: boolean;
  showTries?: boolean;
  language?: string;
}

export function makeReport(
  learnerId: string,
  courseId: string,
  { showPoints = true, showTries = false, language = 'en' }: ReportOptions = {},
): string {
  const parts: string[] = [];
  if (showPoints) parts.push('points');
  if (showTries) parts.push('tries');
  return `${learnerId}, ${courseId}: ${parts.join(' and ') || 'nothing'} (${language})`;
}
