// Why a replacement instead of a wrap: the original adds a highlighter to
// every page. Code is highlighted at build time (packages/samples/build/highlight-code.ts), and so is what a block
// shows besides its text (packages/samples/build/fill-listings.ts).
import Translate, { translate } from '@docusaurus/Translate';
import { LiveIsland } from '@vibe-docs/live/ui/LiveExample/LiveIsland';
import { CodeCopyButton } from '@vibe-docs/theme/ui/components/CodeCopyButton';
import { Island } from '@vibe-docs/theme/ui/islands/Island';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { describeProof } from './describe-proof';
import styles from './styles.module.css';
import typeStyles from './types.module.css';

interface CodeBlockProps {
  readonly children?: ReactNode;
  /** HTML of the highlighted text of a Markdown block, instead of children (packages/samples/build/highlight-code.ts). */
  readonly html?: string;
  readonly className?: string;
  /** The file name of the block. */
  readonly title?: ReactNode;
  /** Set when the block shows the result of the preceding code. */
  readonly shows?: 'output' | 'error';
  /** The proofs of the block (packages/samples/ui/CodeBlock/describe-proof.ts). */
  readonly proof?: string;
  /** The types of names, one per line, as the compiler formats them. */
  readonly types?: string;
  /** Number of lines. */
  readonly lines?: number | string;
  /** First and last line of each command of a terminal session (`packages/theme/ui/client/copy-code.ts`). */
  readonly commands?: string;
  /** Set when a line may be wider than the block. */
  readonly long?: boolean;
  /** Set for a live block: the entry to run, and which of its files the block shows. */
  readonly liveEntry?: string;
  readonly liveFile?: string;
}

const RESULT_LABELS = {
  output: translate({ message: 'Output' }),
  error: translate({ message: 'Error' }),
} as const;

/** Display names of languages that differ from the name in the fence. */
const LANGUAGE_LABELS: Readonly<Record<string, string>> = {
  bash: translate({ message: 'Shell' }),
  sh: translate({ message: 'Shell' }),
  console: translate({ message: 'Terminal' }),
  powershell: 'PowerShell',
  ts: 'TypeScript',
  tsx: 'TypeScript',
  typescript: 'TypeScript',
  js: 'JavaScript',
  jsx: 'JavaScript',
  javascript: 'JavaScript',
  md: 'Markdown',
  mdx: 'MDX',
  text: translate({ message: 'Text' }),
  dotenv: '.env',
  diff: translate({ message: 'Changes' }),
  nginx: 'nginx',
};

export function CodeBlock(props: CodeBlockProps): ReactNode {
  const { children, html, className, title, shows, proof, types, lines, long } = props;
  const { commands, liveEntry, liveFile } = props;
  const label = title ?? kindOf(props);
  return (
    <figure
      className={clsx(styles.block, shows && styles.result, 'theme-code-block')}
      // Otherwise the accessible name would be the whole toolbar, including the open list of types.
      aria-label={typeof label === 'string' ? label : undefined}
    >
      {/* Its file name and proof are in the Markdown of the page in another form. */}
      <figcaption className={styles.bar} data-markdown-ignore="">
        {/* A file can be searched for; that a block is TypeScript, everybody knows. */}
        <span className={styles.title} data-search={title === undefined ? 'off' : undefined}>
          {label}
        </span>
        {/* For keyboard, touch and screen reader; with a mouse, each type is also shown at its name. No part of the text. */}
        {types !== undefined && (
          <details className={typeStyles.types} data-search="off">
            <summary>
              <Translate>Types</Translate>
            </summary>
            <ul translate="no">
              {types.split('\n').map((type) => (
                <li key={type}>{type}</li>
              ))}
            </ul>
          </details>
        )}
        {proof !== undefined && (
          <details className={styles.proof} data-search="off" data-proof="">
            <summary>
              <Translate>How checked</Translate>
            </summary>
            <p>{describeProof(proof)}</p>
          </details>
        )}
        {long && (
          <label className={styles.wrap} data-search="off">
            <input type="checkbox" />
            <Translate>Wrap</Translate>
          </label>
        )}
        <CodeCopyButton />
      </figcaption>
      <pre
        className={clsx(styles.pre, typeStyles.pre)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        data-lines={lines}
        data-commands={commands}
      >
        {html === undefined ? (
          <code className={className}>{children}</code>
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the build writes it from the page's code
          <code className={className} dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </pre>
      {liveEntry !== undefined && (
        <Island
          name="live-example"
          component={LiveIsland}
          props={{ entry: liveEntry, file: liveFile ?? liveEntry }}
          when="pressed"
        />
      )}
    </figure>
  );
}

/** The kind of result, otherwise the language. */
function kindOf({ shows, className }: CodeBlockProps): string {
  if (shows !== undefined) {
    return RESULT_LABELS[shows];
  }
  const language = className?.match(/(?:^|\s)language-(\S+)/)?.[1] ?? 'text';
  return LANGUAGE_LABELS[language] ?? language.toUpperCase();
}
