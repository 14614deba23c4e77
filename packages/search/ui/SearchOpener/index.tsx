import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';

interface SearchOpenerProps {
  readonly className: string | undefined;
  /** The name of the button, when it is more than its text. */
  readonly label?: string;
  /** The keys that open the dialog as well. The link does not show them. */
  readonly keys?: ReactNode;
  readonly children: ReactNode;
}

/** A button that opens the search dialog. Without JavaScript there is a link to the search page instead. */
export function SearchOpener({ className, label, keys, children }: SearchOpenerProps): ReactNode {
  return (
    <>
      <button
        type="button"
        className={clsx(className, 'needs-scripts')}
        aria-label={label}
        aria-haspopup="dialog"
        data-opens-search=""
      >
        {children}
        {keys}
      </button>
      <noscript>
        <Link to="/search" className={className}>
          {children}
        </Link>
      </noscript>
    </>
  );
}

interface SearchIconProps {
  readonly className?: string | undefined;
  /** In CSS pixels. */
  readonly size?: number;
}

/** The magnifying glass. */
export function SearchIcon({ className, size = 20 }: SearchIconProps): ReactNode {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path
        d="M14.4 14.4 18 18M8.5 15.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Z"
        stroke="currentColor"
        fill="none"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}
