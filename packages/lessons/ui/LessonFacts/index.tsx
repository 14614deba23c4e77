import Translate, { translate } from '@docusaurus/Translate';
import { plural } from '@vibe-docs/theme/ui/messages/format';
import type { ReactNode } from 'react';
import { readDownload, readLessonMark, readMinutes } from '../lesson-mark';
import styles from './styles.module.css';

/** Below the title of a lesson: how long it takes, how many questions end it, and its files. */
export function LessonFacts({ customProps }: { readonly customProps: unknown }): ReactNode {
  const minutes = readMinutes(customProps);
  const mark = readLessonMark(customProps);
  const download = readDownload(customProps);
  if (minutes === undefined) {
    return null;
  }
  return (
    <p className={styles.facts} data-search="off">
      {plural(translate({ message: 'About {count} minute|About {count} minutes' }), minutes)}
      {mark !== undefined &&
        plural(
          translate({ message: ', {count} question at the end|, {count} questions at the end' }),
          mark.count,
        )}
      {download !== undefined && (
        <>
          {'. '}
          <a href={download} download>
            <Translate>Download its files</Translate>
          </a>
        </>
      )}
    </p>
  );
}
