import text from '@generated/messages/default/request.json';
import type { RequestModel } from '@vibe-docs/product-source/request';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from '../ApiReference/styles.module.css';
import { anchorOf } from './link-values.ts';
import { RequestForm } from './RequestForm.tsx';

const models = new Map<string, Promise<RequestModel>>();

/** Loads what the form of an operation needs, once. API pages are one level below the site's base path. */
export function loadModel(operation: string): Promise<RequestModel> {
  const known = models.get(operation);
  if (known !== undefined) return known;
  const address = new URL(`../openapi/requests/${operation}.json`, location.href);
  const loading = fetch(address).then((answer) =>
    answer.ok ? answer.json() : Promise.reject(new Error(`Cannot load ${address}.`)),
  );
  models.set(operation, loading);
  // The next attempt asks again.
  loading.catch(() => models.delete(operation));
  return loading;
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
      fold.current.scrollIntoView({ block: 'center' });
    }
  }, []);
  return (
    <details
      ref={fold}
      className={`${styles.builder} needs-scripts`}
      data-markdown="off"
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
