import Translate, { translate } from '@docusaurus/Translate';
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
          <p>
            <Translate>As of July 2025:</Translate>
          </p>
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
          <summary>
            {translate({ message: 'Parameters ({count})' }, { count: parameters.length })}
          </summary>
          <FieldTable fields={parameters} />
        </details>
      )}
      {body !== undefined && (
        <details className={styles.fold}>
          <summary>
            <Translate>Body</Translate>
          </summary>
          <p>
            <Translate
              values={{
                type: <TypeText type={body.type} />,
                contentType: <code>{body.contentType}</code>,
              }}
            >
              {'{type}, sent as {contentType}'}
            </Translate>
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
      <dt>
        <Translate>Token</Translate>
      </dt>
      <dd>
        {needsToken ? translate({ message: 'needed' }) : translate({ message: 'not needed' })}
      </dd>
      <dt>
        <Translate>Who may call it</Translate>
      </dt>
      <dd>{callers}</dd>
      <dt>
        <Translate>Success</Translate>
      </dt>
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
      <dt>
        <Translate>Errors</Translate>
      </dt>
      <dd>
        {errors.map(({ status }) => status).join(', ') || translate({ message: 'none documented' })}
      </dd>
    </dl>
  );
}

function Answers({ operation }: { readonly operation: ApiOperation }): ReactNode {
  const { success, errors } = operation;
  return (
    <details className={styles.fold}>
      <summary>
        <Translate>Answers and errors</Translate>
      </summary>
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
          title={translate({ message: 'Example of {status}' }, { status: success.status })}
          text={JSON.stringify(success.example, null, 2)}
        />
      )}
    </details>
  );
}

function Samples({ operation, server }: OperationSectionProps): ReactNode {
  return (
    <details className={styles.fold}>
      <summary>
        <Translate>Samples: curl, JavaScript, Python</Translate>
      </summary>
      {requestSamples(operation, server).map(({ label, text }) => (
        <CopyableCode key={label} title={label} text={text} />
      ))}
    </details>
  );
}
