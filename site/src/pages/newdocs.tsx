import { translate } from '@docusaurus/Translate';
import { MainDocumentRedirect } from '@vibe-docs/theme/ui/components/MainDocumentRedirect';
import type { ReactNode } from 'react';
import { tutorials } from '../../model/site-model.ts';

export default function TutorialsRoot(): ReactNode {
  return <MainDocumentRedirect set={tutorials} title={translate({ message: 'Tutorials' })} />;
}
