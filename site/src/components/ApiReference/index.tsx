import Translate, { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ReferenceBody, ReferenceNavigation } from './Reference.tsx';
import styles from './styles.module.css';

/**
 * The page `/api`: every operation of the HTTP API, written into the HTML when the site is built. The page
 * script only adds copy buttons. The page sends no request to any server.
 */
export default function ApiReference(): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title={translate({ message: 'API Documentation' })}
        description={translate({
          message:
            'Every operation of the ViBe backend: who may call it, parameters, body, answers, errors and samples.',
        })}
      />
      <div className={styles.layout}>
        <div className={styles.navigation}>
          <ReferenceNavigation />
        </div>
        <main className={clsx('markdown', styles.content)}>
          <Heading as="h1">
            <Translate>API Documentation</Translate>
          </Heading>
          <ReferenceBody />
        </main>
      </div>
    </Layout>
  );
}
