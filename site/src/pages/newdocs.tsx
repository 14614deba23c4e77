import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { MainDocumentRedirect } from '../components/MainDocumentRedirect';

export default function TutorialsRoot(): ReactNode {
  return <MainDocumentRedirect set="newdocs" title={translate({ message: 'Tutorials' })} />;
}
