import clsx from 'clsx';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import styles from './styles.module.css';

const FILE_NAME = 'vibe-docs-progress.json';

/** Save, load and erase the progress of all series. The work is loaded when a button is pressed. */
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
  const { exportedProgress } = await import('./move-progress');
  const address = URL.createObjectURL(new Blob([exportedProgress()], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(address);
  return `Saved as ${FILE_NAME}.`;
}

async function importFrom(file: File): Promise<string> {
  const { addProgress } = await import('./move-progress');
  return addProgress(await file.text())
    ? 'Loaded and added to what was here.'
    : 'This is not a progress file of this site. Nothing was changed.';
}

async function eraseAll(): Promise<string> {
  const { eraseProgress } = await import('./move-progress');
  eraseProgress();
  return 'Erased.';
}
