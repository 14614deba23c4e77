import { translate } from '@docusaurus/Translate';
import { MainDocumentRedirect } from '@vibe-docs/theme/ui/components/MainDocumentRedirect';
import type { ReactNode } from 'react';
import { documentation } from '../../model/site-model.ts';

export default function DocsRoot(): ReactNode {
  return (
    <MainDocumentRedirect set={documentation} title={translate({ message: 'Documentation' })} />
  );
}
