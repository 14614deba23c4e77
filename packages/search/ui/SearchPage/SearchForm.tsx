import text from '@generated/messages/default/search-page.json';
import type { ReactNode } from 'react';
import { SECTIONS } from '../../src/browser/index.ts';
import styles from './styles.module.css';

/** The input, the filters and the place of the count. */
export function SearchForm(): ReactNode {
  return (
    <search className={styles.withScript}>
      <label className={styles.label} htmlFor="page-search">
        {text.label}
      </label>
      <input
        id="page-search"
        className={styles.input}
        type="search"
        maxLength={64}
        autoComplete="off"
        // The page has no other purpose, and its original does so too.
        // biome-ignore lint/a11y/noAutofocus: see above
        autoFocus
      />
      <fieldset className={styles.filters}>
        <legend className={styles.legend}>{text.show}</legend>
        {[undefined, ...SECTIONS].map((section) => (
          <label key={section ?? 'all'} className={styles.filter}>
            <input
              type="radio"
              name="section"
              value={section ?? ''}
              autoComplete="off"
              defaultChecked={section === undefined}
            />
            <span>{text[section ?? 'all']}</span>
          </label>
        ))}
      </fieldset>
      <p role="status" className={styles.status} />
    </search>
  );
}
