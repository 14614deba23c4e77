// biome-ignore-all lint/a11y/useSemanticElements: a table is for data; this is the list of a combobox.
// biome-ignore-all lint/a11y/useFocusableInteractive: in a combobox the focus stays in the field.
import text from '@generated/messages/default/search-dialog.json';
import type { MouseEvent, ReactNode } from 'react';
import { HitTexts } from './HitList.tsx';
import { RecentIcon, RemoveIcon, StarIcon } from './icons.tsx';
import styles from './results.module.css';
import {
  promote,
  removeSearch,
  type StoredSearch,
  type StoredSearches,
} from './stored-searches.ts';
import { type Combobox, LIST_ID } from './useCombobox.ts';

interface StoredListProps {
  readonly searches: StoredSearches;
  readonly combobox: Combobox;
  readonly onChoose: (search: StoredSearch, event: MouseEvent) => void;
  readonly onChange: (change: (before: StoredSearches) => StoredSearches) => void;
}

/** Recent and favourite searches, which can be starred and removed. */
export function StoredList({ searches, combobox, onChoose, onChange }: StoredListProps): ReactNode {
  const { recent, favourites } = searches;
  const rows = (list: readonly StoredSearch[], from: number, kind: 'recent' | 'favourite') =>
    list.map((search, index) => (
      <div key={search.objectID} role="row" className={styles.row} {...combobox(from + index)}>
        <div role="gridcell" className={styles.cell}>
          <a
            href={search.url}
            tabIndex={-1}
            className={styles.hit}
            onClick={(event) => onChoose(search, event)}
          >
            {kind === 'recent' ? <RecentIcon /> : <StarIcon />}
            <HitTexts hit={search} />
          </a>
        </div>
        <div role="gridcell" className={styles.actions}>
          {kind === 'recent' && (
            <button
              type="button"
              title={text.save}
              onClick={() => onChange((before) => promote(before, search))}
            >
              <StarIcon />
            </button>
          )}
          <button
            type="button"
            title={kind === 'recent' ? text.removeRecent : text.removeFavourite}
            onClick={() => onChange((before) => removeSearch(before, search))}
          >
            <RemoveIcon />
          </button>
        </div>
      </div>
    ));
  return (
    <div id={LIST_ID} role="grid" aria-label={text.stored}>
      <Rows title={text.recent}>{rows(recent, 0, 'recent')}</Rows>
      <Rows title={text.favourite}>{rows(favourites, recent.length, 'favourite')}</Rows>
    </div>
  );
}

function Rows({
  title,
  children,
}: {
  readonly title: string;
  readonly children: readonly ReactNode[];
}): ReactNode {
  return (
    children.length > 0 && (
      <div role="rowgroup" aria-label={title} className={styles.group}>
        <div className={styles.title} aria-hidden="true">
          {title}
        </div>
        {children}
      </div>
    )
  );
}
