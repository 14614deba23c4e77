import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { isStandIn, ReferenceBody, ReferenceNavigation } from '@vibe-docs/api-reference';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { Unhydrated } from './Unhydrated.tsx';
import { useStaticHtml } from './useStaticHtml.ts';

/**
 * The page `/api`: every operation of the HTTP API, written into the static HTML when the site is
 * built. The operations and the code that writes them never reach a browser, so that links to this
 * page have nothing to load ahead; scripts only add copy buttons. The page sends no request to any
 * server.
 */
export default function ApiReference(): ReactNode {
  const isServerWritten = useStaticHtml(!isStandIn);
  return (
    <Layout>
      <PageMetadata
        title="API Documentation"
        description="Every operation of the ViBe backend: who may call it, parameters, body, answers, errors and samples."
      />
      <div className={styles.layout}>
        <Unhydrated className={styles.navigation} isServerWritten={isServerWritten}>
          <ReferenceNavigation />
        </Unhydrated>
        <main className={clsx('markdown', styles.content)}>
          <Heading as="h1">API Documentation</Heading>
          <Unhydrated isServerWritten={isServerWritten}>
            <ReferenceBody />
          </Unhydrated>
        </main>
      </div>
    </Layout>
  );
}
