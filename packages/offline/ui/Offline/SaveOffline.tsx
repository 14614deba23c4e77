import useBaseUrl from '@docusaurus/useBaseUrl';
import text from '@generated/messages/default/offline.json';
import { Island } from '@vibe-docs/theme/ui/islands/Island';
import { fill } from '@vibe-docs/theme/ui/messages/format';
import type { ReactNode } from 'react';
import { sizePlaceholder } from '../offline-sizes.ts';
import { SaveIsland } from './SaveIsland.tsx';

/** The button "Save for offline" for a set of pages. Nothing is loaded before it is pressed. */
export function SaveOffline({ set }: { readonly set: string }): ReactNode {
  const base = useBaseUrl('/');
  return (
    <div data-search="off" data-markdown-ignore="" className="needs-scripts">
      <Island
        name="save-offline"
        component={SaveIsland}
        props={{ sets: [set], base, label: fill(text.save, { size: sizePlaceholder(set) }) }}
        when="pressed"
      />
    </div>
  );
}
