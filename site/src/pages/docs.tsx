import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { MainDocumentRedirect } from '../components/MainDocumentRedirect';

export default function DocsRoot(): ReactNode {
  return <MainDocumentRedirect set="default" title={translate({ message: 'Documentation' })} />;
}
