import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import type { FocusEvent, ReactNode, RefObject } from 'react';
import styles from './styles.module.css';

interface SearchButtonProps {
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  readonly onOpen: () => void;
  readonly onFocus: (event: FocusEvent) => void;
  /** The reader comes near: what the dialog needs can begin to load. */
  readonly onNear: () => void;
}

/** The search button of the navbar. Without JavaScript there is a link to the search page instead. */
export function SearchButton({ buttonRef, onOpen, onFocus, onNear }: SearchButtonProps): ReactNode {
  const isBrowser = useIsBrowser();
  const label = translate({ id: 'theme.SearchBar.label', message: 'Search' });
  const isMac = isBrowser && /Mac|iPhone|iPad/.test(navigator.platform);
  const className = clsx('DocSearch DocSearch-Button', styles.button);
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className={clsx(className, 'needs-scripts')}
        aria-label={`${label} (${isMac ? 'Command' : 'Ctrl'}+K)`}
        aria-haspopup="dialog"
        onClick={onOpen}
        onFocus={onFocus}
        onPointerEnter={onNear}
        onTouchStart={onNear}
      >
        <ButtonContent label={label} keys={isMac ? '⌘K' : 'Ctrl K'} />
      </button>
      <noscript>
        <Link to="/search" className={className}>
          <ButtonContent label={label} />
        </Link>
      </noscript>
    </>
  );
}

function ButtonContent({
  label,
  keys = 'Ctrl K',
}: {
  readonly label: string;
  readonly keys?: string;
}) {
  return (
    <>
      <svg className={styles.icon} width="18" height="18" viewBox="0 0 20 20" aria-hidden="true">
        <path
          d="M14.4 14.4 18 18M8.5 15.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Z"
          stroke="currentColor"
          fill="none"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </svg>
      <span className={clsx('DocSearch-Button-Placeholder', styles.text)}>{label}</span>
      <kbd className={styles.keys}>{keys}</kbd>
    </>
  );
}
