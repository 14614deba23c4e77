import { Island } from '@vibe-docs/theme/ui/islands/Island';
import type { ReactNode } from 'react';
import { ExplorerIsland } from './ExplorerIsland.tsx';

/** The pipeline explorer, for pages. */
export function PipelineExplorer(): ReactNode {
  return <Island name="explorer" component={ExplorerIsland} props={{}} when="touched" />;
}
