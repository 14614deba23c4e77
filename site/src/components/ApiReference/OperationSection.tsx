import Heading from '@theme/Heading';
import type { ApiOperation } from '@vibe-docs/api-contract';
import type { ReactNode } from 'react';
import { CopyableCode } from './CopyableCode.tsx';
import { FieldTable, TypeText } from './FieldTable.tsx';
import { MethodLabel } from './MethodLabel.tsx';
import { requestSamples } from './request-samples.ts';
import styles from './styles.module.css';
import { TextWithCode } from './TextWithCode.tsx';

interface OperationSectionProps {
  readonly operation: ApiOperation;
  /** Server of the samples. */
  readonly server: string;
}

/** One operation. What a caller needs first is visible; tables and samples are folded. */
export function OperationSection({ operation, server }: OperationSectionProps): ReactNode {
  const { id, method, path, summary, description, notes, parameters, body } = operation;
  return (
    <article className={styles.operation} aria-label={summary}>
      <Heading as="h3" id={id}>
        {summary}
      </Heading>
      <p className={styles.route}>
        <MethodLabel method={method} /> <code>{path}</code>
      </p>
      <p>
        <TextWithCode text={description} />
      </p>
      <Facts operation={operation} />
      {notes.length > 0 && (
        <div className={styles.notes}>
          <p>As of July 2025:</p>
          <ul>
            {notes.map((note) => (
              <li key={note}>
                <TextWithCode text={note} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {parameters.length > 0 && (
        <details className={styles.fold}>
          <summary>{`Parameters (${parameters.length})`}</summary>
          <FieldTable fields={parameters} />
        </details>
      )}
      {body !== undefined && (
        <details className={styles.fold}>
          <summary>Body</summary>
          <p>
            <TypeText type={body.type} />, sent as <code>{body.contentType}</code>
            {`${body.rules.map((rule) => `; ${rule}`).join('')}.`}
          </p>
          <FieldTable fields={body.fields} />
        </details>
      )}
      <Answers operation={operation} />
      <Samples operation={operation} server={server} />
    </article>
  );
}

function Facts({ operation }: { readonly operation: ApiOperation }): ReactNode {
  const { needsToken, callers, success, errors } = operation;
  return (
    <dl className={styles.facts}>
      <dt>Token</dt>
      <dd>{needsToken ? 'needed' : 'not needed'}</dd>
      <dt>Who may call it</dt>
      <dd>{callers}</dd>
      <dt>Success</dt>
      <dd>
        {success.type === undefined ? (
          success.status
        ) : (
          <>
            {`${success.status}, `}
            <TypeText type={success.type} />
          </>
        )}
      </dd>
      <dt>Errors</dt>
      <dd>{errors.map(({ status }) => status).join(', ') || 'none documented'}</dd>
    </dl>
  );
}

function Answers({ operation }: { readonly operation: ApiOperation }): ReactNode {
  const { success, errors } = operation;
  return (
    <details className={styles.fold}>
      <summary>Answers and errors</summary>
      <ul>
        <li>
          <strong>{success.status}</strong>
          {`: ${success.description}`}
        </li>
        {errors.map(({ status, meaning }) => (
          <li key={status}>
            <strong>{status}</strong>
            {`: ${meaning}`}
          </li>
        ))}
      </ul>
      {success.fields.length > 0 && <FieldTable fields={success.fields} />}
      {success.example !== undefined && success.contentType === 'application/json' && (
        <CopyableCode
          title={`Example of ${success.status}`}
          text={JSON.stringify(success.example, null, 2)}
        />
      )}
    </details>
  );
}

function Samples({ operation, server }: OperationSectionProps): ReactNode {
  return (
    <details className={styles.fold}>
      <summary>Samples: curl, JavaScript, Python</summary>
      {requestSamples(operation, server).map(({ label, text }) => (
        <CopyableCode key={label} title={label} text={text} />
      ))}
    </details>
  );
}
