import text from '@generated/messages/default/request.json';
import { loadText } from '@vibe-docs/theme/ui/islands/load-text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { RequestModel } from '../../src/request/index.ts';
import styles from '../ApiReference/styles.module.css';
import { anchorOf } from './form-fragment.ts';
import { RequestForm } from './RequestForm.tsx';

/** Loads what the form of an operation needs, once. API pages are one level below the site's base path. */
export async function loadModel(operation: string): Promise<RequestModel> {
  const address = new URL(`../openapi/requests/${operation}.json`, location.href);
  return JSON.parse(await loadText(address.href));
}

interface RequestIslandProps {
  /** Its id: `CourseController.read`. */
  readonly operation: string;
}

/** A fold with the form of an operation. */
export function RequestIsland({ operation }: RequestIslandProps): ReactNode {
  const fold = useRef<HTMLDetailsElement>(null);
  const [model, setModel] = useState<RequestModel | 'loading' | 'failed'>('loading');
  const load = () => {
    loadModel(operation).then(setModel, () => setModel('failed'));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the operation of an island does not change
  useEffect(() => {
    load();
    if (location.hash.startsWith(`#${anchorOf(operation)}?`) && fold.current !== null) {
      fold.current.open = true;
      fold.current.closest('article')?.scrollIntoView();
    }
  }, []);
  return (
    <details
      ref={fold}
      className={`${styles.builder} needs-scripts`}
      data-markdown-ignore=""
      data-search="off"
      onToggle={() => model === 'failed' && load()}
    >
      <summary>{text.title}</summary>
      {typeof model === 'string' ? (
        <p role="status">{text[model]}</p>
      ) : (
        <RequestForm model={model} />
      )}
    </details>
  );
}
