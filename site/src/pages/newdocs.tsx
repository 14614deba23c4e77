import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { tutorials } from '../../config/site-model.ts';
import { MainDocumentRedirect } from '../components/MainDocumentRedirect';

export default function TutorialsRoot(): ReactNode {
  return <MainDocumentRedirect set={tutorials} title={translate({ message: 'Tutorials' })} />;
}
