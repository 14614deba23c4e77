// Why a wrap: the original shows a kind that it does not know as `info`. A site names its own in `customFields.admonitions`.
import Translate from '@docusaurus/Translate';
import { processAdmonitionProps } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/Admonition';
import AdmonitionLayout from '@theme/Admonition/Layout';
import OriginalAdmonition from '@theme-init/Admonition';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export default function Admonition(props: Props): ReactNode {
  const kinds = useDocusaurusContext().siteConfig.customFields?.admonitions;
  const word = (kinds as Readonly<Record<string, string>> | undefined)?.[props.type];
  if (word === undefined) return <OriginalAdmonition {...props} />;
  // As in the original, so that the layout knows it: a screen reader hears the kind once.
  const own = <Translate id={`theme.admonition.${props.type}`}>{word}</Translate>;
  const { title = own, className, ...others } = processAdmonitionProps(props);
  const classes = clsx('alert', `alert--${props.type}`, className);
  return <AdmonitionLayout {...others} title={title} className={classes} />;
}
