/** What a report of a problem on a page is filled in with. */
interface ReportedPage {
  /** Form for a new issue, without a query. */
  readonly newIssueUrl: string;
  readonly title: string;
  /** Full address of the page. */
  readonly address: string;
  readonly commit: string;
}

/** Address of a new issue about a page. It is written in English, as the tracker is. */
export function reportUrl({ newIssueUrl, title, address, commit }: ReportedPage): string {
  const parameters = new URLSearchParams({
    title: `Docs: problem on "${title}"`,
    body: `Page: ${address}\nSection: \nChecked against: ${commit}\n\nWhat is wrong:\n\n`,
  });
  return `${newIssueUrl}?${parameters}`;
}
