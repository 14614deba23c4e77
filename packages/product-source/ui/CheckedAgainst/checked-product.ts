/** The state of the product that pages were checked against, and where a problem is reported. */
export interface CheckedProduct {
  /** As Git prints it. */
  readonly commit: string;
  /** Day of the commit, `2026-08-21`. */
  readonly date: string;
  readonly repositoryUrl: string;
  /** Form for a new issue. */
  readonly newIssueUrl: string;
}
