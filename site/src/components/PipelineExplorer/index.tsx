import type { ReactNode } from 'react';
import { Island } from '../../islands/Island.tsx';
import { ExplorerIsland } from './ExplorerIsland.tsx';

/** The pipeline explorer, for pages. */
export function PipelineExplorer(): ReactNode {
  return <Island name="explorer" component={ExplorerIsland} props={{}} when="touched" />;
}
