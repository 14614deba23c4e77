import { exportProgress, importProgress } from '@vibe-docs/checkpoints/engine';
import clsx from 'clsx';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { eraseProgress, readProgress, updateProgress } from '../Checkpoint/progress-store';
import styles from './styles.module.css';

const FILE_NAME = 'vibe-docs-progress.json';

/** Saves, loads and erases the progress of all series. */
export function ProgressTools(): ReactNode {
  const [message, setMessage] = useState('');
  const [isErasing, setIsErasing] = useState(false);
  const erase = useRef<HTMLButtonElement>(null);

  async function run(work: () => Promise<string>) {
    setIsErasing(false);
    erase.current?.focus();
    setMessage(await work().catch(() => 'This did not work. Try again.'));
  }
  function load(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target;
    const file = input.files?.[0];
    if (file !== undefined) {
      run(() => importFrom(file)).finally(() => {
        input.value = '';
      });
    }
  }
  return (
    <>
      <div className={styles.buttons}>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => run(exportToFile)}
        >
          Save as a file
        </button>
        <label className="button button--secondary button--sm">
          Load a file
          <input
            type="file"
            accept="application/json,.json"
            className={styles.file}
            onChange={load}
          />
        </label>
        <button
          ref={erase}
          type="button"
          className="button button--secondary button--sm"
          aria-expanded={isErasing}
          onClick={() => setIsErasing(!isErasing)}
        >
          Erase all progress
        </button>
        {isErasing && (
          <button
            type="button"
            className={clsx('button button--sm', styles.erase)}
            onClick={() => run(eraseAll)}
          >
            Yes, erase it in all series
          </button>
        )}
      </div>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </>
  );
}

async function exportToFile(): Promise<string> {
  const text = exportProgress(readProgress());
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(address);
  return `Saved as ${FILE_NAME}.`;
}

async function importFrom(file: File): Promise<string> {
  const merged = importProgress(readProgress(), await file.text());
  if (merged === undefined) {
    return 'This is not a progress file of this site. Nothing was changed.';
  }
  updateProgress(() => merged);
  return 'Loaded and added to what was here.';
}

async function eraseAll(): Promise<string> {
  eraseProgress();
  return 'Erased.';
}
