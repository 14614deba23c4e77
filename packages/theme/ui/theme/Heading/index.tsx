// Why ejected: the original names the link by the id of a heading that is more than text, and says its name twice. The
// name of the heading includes that of the link in it (https://github.com/facebook/docusaurus/issues/9222).
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import clsx from 'clsx';
import { Children, isValidElement, type ReactNode } from 'react';

export default function Heading({ as: As, id, children, className, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const targetClass = useAnchorTargetClassName(id);
  if (As === 'h1' || id === undefined) {
    return (
      <As {...props} className={className}>
        {children}
      </As>
    );
  }
  brokenLinks.collectAnchor(id);
  const heading = textOf(children);
  return (
    <As {...props} id={id} className={clsx('anchor', targetClass, className)} aria-label={heading}>
      {children}
      <Link
        className="hash-link"
        to={`#${id}`}
        aria-label={translate(
          { id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}' },
          { heading },
        )}
        translate="no"
      >
        &#8203;
      </Link>
    </As>
  );
}

function textOf(children: ReactNode): string {
  return Children.toArray(children)
    .map((child) =>
      isValidElement<{ readonly children?: ReactNode }>(child)
        ? textOf(child.props.children)
        : String(child),
    )
    .join('');
}
