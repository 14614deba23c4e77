import messages from '@generated/messages/default/search-dialog.json';
import type { SearchHit } from '@vibe-docs/search/browser';
import type { MouseEvent, ReactNode } from 'react';
import { Marked, siteAddress } from '../SearchClient/shown-results.tsx';
import type { GroupedHit, HitGroup } from './group-hits.ts';
import { BranchIcon, SelectIcon, TypeIcon } from './icons.tsx';
import styles from './results.module.css';
import type { StoredSearch } from './stored-searches.ts';
import { type Combobox, LIST_ID } from './useCombobox.ts';

interface HitListProps {
  readonly groups: readonly HitGroup[];
  readonly combobox: Combobox;
  /** With what is to be kept of the hit, if anything. */
  readonly onChoose: (search: StoredSearch | undefined, event: MouseEvent) => void;
}

/** The hits in their groups. */
export function HitList({ groups, combobox, onChoose }: HitListProps): ReactNode {
  let place = 0;
  return (
    <div id={LIST_ID} role="listbox" aria-label={messages.list}>
      {groups.map(({ title, hits }) => (
        // biome-ignore lint/a11y/useSemanticElements: options may stand in a group, not in a fieldset.
        <div key={title} role="group" aria-label={title} className={styles.group}>
          <div className={styles.title} aria-hidden="true">
            {title}
          </div>
          {hits.map(({ hit, parent }, index) => (
            <a
              key={hit.objectID}
              role="option"
              tabIndex={-1}
              href={siteAddress(hit.url)}
              className={styles.hit}
              onClick={(event) => onChoose(toKeep({ hit, parent }), event)}
              {...combobox(place++)}
            >
              {parent !== undefined && <BranchIcon isLast={hits[index + 1]?.parent !== parent} />}
              <TypeIcon type={hit.type} />
              <HitTexts hit={hit} />
              <SelectIcon />
            </a>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Two lines: what was found, and where or more of it. */
export function HitTexts({ hit }: { readonly hit: StoredSearch & Partial<SearchHit> }): ReactNode {
  const { type, hierarchy, content, _snippetResult } = hit;
  const ofLevel = (level: keyof typeof hierarchy) =>
    _snippetResult?.hierarchy[level]?.value ?? hierarchy[level];
  const text = _snippetResult?.content?.value ?? content;
  const [first, second] = {
    content: [text, ofLevel('lvl1')],
    lvl1: [ofLevel('lvl1'), text],
    other: [type === 'content' ? null : ofLevel(type), ofLevel('lvl1')],
  }[type === 'content' || type === 'lvl1' ? type : 'other'];
  return (
    <span className={styles.texts}>
      <span className={styles.first}>
        <Marked value={first ?? ''} />
      </span>
      {second && (
        <span className={styles.second}>
          <Marked value={second} />
        </span>
      )}
    </span>
  );
}

/** Text within a page is kept as the page, when that was found as well (the rule of DocSearch 3). */
function toKeep({ hit, parent }: GroupedHit): StoredSearch | undefined {
  const kept = hit.type === 'content' ? parent : hit;
  return kept && { ...kept, url: siteAddress(kept.url) };
}
