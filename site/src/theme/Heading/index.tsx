// Why a wrap: the name of the original includes that of the link in it, so screen readers say "Set up Direct
// link to Set up" (https://github.com/facebook/docusaurus/issues/9222).
import type { Props } from '@theme/Heading';
import OriginalHeading from '@theme-original/Heading';
import { Children, isValidElement, type ReactNode } from 'react';

export default function Heading(props: Props): ReactNode {
  const name =
    props.id === undefined || props.as === 'h1' ? {} : { 'aria-label': textOf(props.children) };
  return <OriginalHeading {...props} {...name} />;
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
