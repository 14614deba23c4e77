import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { reportUrl } from '.';
import type { CheckedProduct } from './checked-product.ts';
import styles from './styles.module.css';

interface ReportStepProps {
  /** Text of the heading. */
  readonly section: string;
  readonly id: string;
}

/** At the end of a step, where `packages/product-source/build/report-steps.ts` puts it: a report that names page and step. */
export function ReportStep({ section, id }: ReportStepProps): ReactNode {
  const { metadata } = useDoc();
  const { siteConfig } = useDocusaurusContext();
  const address = reportUrl({
    product: siteConfig.customFields?.product as CheckedProduct,
    title: metadata.title,
    address: `${siteConfig.url}${metadata.permalink}#${id}`,
    section,
  });
  return (
    <p className={styles.step} data-search="off" data-markdown-ignore="">
      <a href={address}>
        {translate({ message: 'Report a problem with "{section}"' }, { section })}
      </a>
    </p>
  );
}
