import text from '@generated/messages/default/progress-tools.json';
import { fill } from '@vibe-docs/theme/ui/messages/format';
import clsx from 'clsx';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import {
  exportProgress,
  mergeProgress,
  readProgressFile,
} from '../../src/checkpoints/engine/index.ts';
import {
  eraseProgress,
  isProgressKept,
  readProgress,
  updateProgress,
} from '../Checkpoint/progress-store';
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
    setMessage(await work().catch(() => text.failed));
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
          {text.save}
        </button>
        <label className="button button--secondary button--sm">
          {text.load}
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
          {text.erase}
        </button>
        {isErasing && (
          <button
            type="button"
            className={clsx('button button--sm', styles.erase)}
            onClick={() => run(eraseAll)}
          >
            {text.eraseReally}
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
  const progress = exportProgress(readProgress());
  const address = URL.createObjectURL(new Blob([progress], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(address);
  return fill(text.saved, { file: FILE_NAME });
}

async function importFrom(file: File): Promise<string> {
  const content = readProgressFile(await file.text());
  if (content.kind !== 'progress') {
    return content.kind === 'newer' ? text.newer : text.notProgress;
  }
  updateProgress((now) => mergeProgress(now, content.progress));
  return isProgressKept() ? text.loaded : text.notKept;
}

async function eraseAll(): Promise<string> {
  eraseProgress();
  return text.erased;
}
