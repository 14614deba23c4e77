import { type ReactNode, useEffect, useRef } from 'react';

/** A heading that takes the focus whenever `topic` changes, and not when the page is loaded. */
export function FocusedHeading({ topic, children }: { topic: number; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(topic);

  useEffect(() => {
    if (shown.current === topic) return;
    shown.current = topic;
    heading.current?.focus();
  }, [topic]);

  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
