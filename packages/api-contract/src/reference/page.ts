/** A generated page of the reference. */
export interface ReferencePage {
  /** Below `site/docs/api/backend`, e.g. `other/auth.mdx`. */
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** Below the docs set; left out where it follows from the file. */
  readonly slug?: string;
  readonly sidebarLabel?: string;
  /** Markdown below the title, part by part. */
  readonly parts: readonly string[];
}

/** The command that writes the pages, as each of them says. */
const COMMAND = 'npm run generate --workspace=@vibe-docs/api-contract';

/** The text of a page: front matter with its origin, then the parts. JSON texts are YAML texts. */
export function renderPage({
  title,
  description,
  slug,
  sidebarLabel,
  parts,
}: ReferencePage): string {
  const frontMatter = [
    '---',
    `# Generated from packages/api-contract by "${COMMAND}". Edit the contract, not this file.`,
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(description)}`,
    ...(slug === undefined ? [] : [`slug: ${slug}`]),
    ...(sidebarLabel === undefined ? [] : [`sidebar_label: ${sidebarLabel}`]),
    'custom_edit_url: null',
    '---',
  ];
  return `${[frontMatter.join('\n'), ...parts].join('\n\n')}\n`;
}
