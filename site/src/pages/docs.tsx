import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { documentation } from '../../config/site-model.ts';
import { MainDocumentRedirect } from '../components/MainDocumentRedirect';

export default function DocsRoot(): ReactNode {
  return (
    <MainDocumentRedirect set={documentation} title={translate({ message: 'Documentation' })} />
  );
}
