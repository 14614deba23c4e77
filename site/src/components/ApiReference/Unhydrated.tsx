import type { ReactNode } from 'react';

interface UnhydratedProps {
  readonly className?: string | undefined;
  /** From `useIsServerWritten`. */
  readonly isServerWritten: boolean;
  readonly children: ReactNode;
}

/**
 * Leaves what the server wrote as it is. React would otherwise walk through the 12,500 elements of this
 * page to attach nothing: with 14,000, more than a second of blocked main thread on a slow phone.
 *
 * When React takes over a page, an element whose inner HTML is set by hand is not looked into, and
 * the HTML that stands there stays. What must react to clicks stands outside, or listens there.
 */
export function Unhydrated({ className, isServerWritten, children }: UnhydratedProps): ReactNode {
  if (isServerWritten) {
    return (
      <div
        className={className}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, see above
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    );
  }
  return <div className={className}>{children}</div>;
}
