import locale from '@generated/messages/default/locale.json';
import text from '@generated/messages/default/offline.json';
import { fill } from '@vibe-docs/theme/ui/messages/format';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { filesOf, pathOf } from '../../src/engine/index.ts';
import { formatBytes } from '../offline-sizes.ts';
import { type OfflineState, readState, remove } from './offline-client.ts';
import { SaveIsland } from './SaveIsland.tsx';
import styles from './styles.module.css';

/**
 * What is saved, from when, and what can be saved. Also what a page that is not saved belongs to.
 *
 * @param base base path of the site
 */
export function OfflineIsland({ base }: { readonly base: string }): ReactNode {
  const [state, setState] = useState<OfflineState>();
  const [message, setMessage] = useState('');
  const refresh = useCallback(() => {
    readState(base).then(setState);
  }, [base]);
  useEffect(refresh, [refresh]);
  if (state === undefined) {
    return null;
  }
  const { copy, list = copy?.list } = state;
  const saved = copy?.list.sets.filter(({ name }) => copy.sets.includes(name)) ?? [];
  const others = list?.sets.filter(({ name }) => !copy?.sets.includes(name)) ?? [];
  const here = pathOf(window.location.href, base);
  const fitting =
    list === undefined || here === 'offline'
      ? []
      : others.filter(({ name }) => filesOf(list, [name]).has(here));
  const offer = (sets: typeof others) => (
    <ul className={styles.sets}>
      {sets.map(({ name, label, bytes }) => (
        <li key={name}>
          <strong>{label}</strong>
          <SaveIsland
            sets={[name]}
            base={base}
            label={fill(text.save, { size: formatBytes(bytes, locale) })}
            onSaved={refresh}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {fitting.length > 0 && (
        <section>
          <p>{text.belongs}</p>
          {offer(fitting)}
        </section>
      )}
      <h2>{text.savedSets}</h2>
      <p role="status">{message}</p>
      {copy === undefined ? (
        <p>{text.nothing}</p>
      ) : (
        <>
          <p>{fill(text.checked, { date: formatDate(copy.checkedAt) })}</p>
          <SaveIsland sets={[]} base={base} label={text.update} onSaved={refresh} />
          <ul className={styles.sets}>
            {saved.map(({ name, label }) => (
              <li key={name}>
                <strong>{label}</strong>
                <button
                  type="button"
                  className="button button--secondary button--sm"
                  aria-label={`${text.remove}: ${label}`}
                  onClick={() =>
                    remove([name]).then(() => {
                      setMessage(text.removed);
                      refresh();
                    })
                  }
                >
                  {text.remove}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {list === undefined && <p>{text.noList}</p>}
      {others.length > 0 && fitting.length === 0 && (
        <>
          <h2>{text.otherSets}</h2>
          {offer(others)}
        </>
      )}
    </>
  );
}

function formatDate(milliseconds: number): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(
    milliseconds,
  );
}
