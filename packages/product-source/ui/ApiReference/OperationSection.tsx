import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { TextWithCode } from '@vibe-docs/theme/ui/components/TextWithCode';
import { Island } from '@vibe-docs/theme/ui/islands/Island';
import type { ComponentProps, ReactNode } from 'react';
import type { ReferenceOperation } from '../../src/reference/index.ts';
import { anchorOf } from '../RequestBuilder/form-fragment.ts';
import { RequestIsland } from '../RequestBuilder/RequestIsland.tsx';
import { Breakable, Code, CodeFigure, ErrorItems, MethodLabel } from './elements.tsx';
import { Fields, type SchemaNames, TypeText } from './Fields.tsx';
import styles from './styles.module.css';

/** More fields or errors than these are folded. */
const MAX_SHOWN = 8;

/** A longer path, in characters, has no room beside its method on every screen. */
const MAX_PATH = 30;

interface WithOperation {
  readonly operation: ReferenceOperation;
  readonly names: SchemaNames;
}

/** One operation: text on the left, request and response on the right where there is room. */
export function OperationSection({ operation, names }: WithOperation): ReactNode {
  const { id, method, path, title, callers, notes, source, place } = operation;
  return (
    <article className={styles.operation} aria-label={title}>
      <div>
        <Heading as="h3" id={id}>
          {title}
        </Heading>
        <p className={styles.route} data-search="names">
          <MethodLabel method={method} />{' '}
          <code>{path.length > MAX_PATH ? <Breakable text={path} at={/(?<=.\/)/} /> : path}</code>
        </p>
        <Notes texts={notes.operation} />
        <h4>{translate({ message: 'Who may call it' })}</h4>
        <p>
          <TextWithCode text={callers.join(' ')} />
        </p>
        <Inputs operation={operation} names={names} />
        <Island
          name="request"
          id={anchorOf(id)}
          component={RequestIsland}
          props={{ operation: id }}
          when="touched"
        />
        <SuccessResponse operation={operation} names={names} />
        <Errors operation={operation} />
        <p className={styles.source}>
          <Translate values={{ place: <a href={source}>{place}</a> }}>
            {'Source: {place}'}
          </Translate>
        </p>
      </div>
      <Samples operation={operation} />
    </article>
  );
}

function Notes({ texts }: { readonly texts: readonly string[] }): ReactNode {
  return (
    texts.length > 0 && (
      <div className={styles.note}>
        {texts.map((text) => (
          <p key={text}>
            <TextWithCode text={text} />
          </p>
        ))}
      </div>
    )
  );
}

function Inputs({ operation: { parameters, body, notes }, names }: WithOperation): ReactNode {
  return (
    <>
      {parameters.length > 0 && (
        <>
          <h4>{translate({ message: 'Parameters' })}</h4>
          <FoldedFields fields={parameters} names={names} />
        </>
      )}
      {body !== undefined && (
        <>
          <h4>{translate({ message: 'Body' })}</h4>
          <p>
            <TypeText text={body.type} names={names} />
            {', '}
            <code>{body.contentType}</code>
            {body.isOptional ? `, ${translate({ message: 'optional' })}` : ''}
          </p>
          <FoldedFields fields={body.fields} names={names} />
        </>
      )}
      {notes.request.length > 0 && (
        <p>
          <TextWithCode text={notes.request.join(' ')} />
        </p>
      )}
    </>
  );
}

/** Many fields are folded. */
function FoldedFields(props: ComponentProps<typeof Fields>): ReactNode {
  const count = props.fields.length;
  if (count <= MAX_SHOWN) {
    return count > 0 && <Fields {...props} />;
  }
  return (
    <details className={styles.fold}>
      <summary>{translate({ message: 'Show all {count} fields' }, { count })}</summary>
      <Fields {...props} />
    </details>
  );
}

function SuccessResponse({ operation: { success, notes }, names }: WithOperation): ReactNode {
  const { type = translate({ message: 'no body' }), contentType } = success;
  const isJson = success.type === undefined || contentType === 'application/json';
  const body = isJson ? type : `${type}, ${contentType}`;
  return (
    <>
      <h4>{translate({ message: 'Response' })}</h4>
      <p>
        <b>{success.status}</b>
        <TypeText text={`, ${body}. `} names={names} />
        <TextWithCode text={[success.note ?? [], notes.response].flat().join(' ')} />
      </p>
      <FoldedFields fields={success.fields} names={names} />
    </>
  );
}

function Errors({ operation: { errors } }: Pick<WithOperation, 'operation'>): ReactNode {
  if (errors.length === 0) {
    return undefined;
  }
  return (
    <details className={styles.fold} open={errors.length <= MAX_SHOWN}>
      <summary>
        {translate(
          { message: 'Errors, in the order of the checks ({count})' },
          { count: errors.length },
        )}
      </summary>
      <ol>
        <ErrorItems errors={errors} />
      </ol>
    </details>
  );
}

/** The request in three languages, the form that fills it in, and the responses by status. */
function Samples({ operation }: Pick<WithOperation, 'operation'>): ReactNode {
  const { samples, answers } = operation;
  return (
    <div className={styles.samples}>
      <CodeFigure title={translate({ message: 'Request' })}>
        <Tabs groupId="request-language">
          {samples.map(({ language, text }) => (
            <TabItem key={language} value={language} label={language}>
              <Code text={text} isSample />
            </TabItem>
          ))}
        </Tabs>
        <p className={styles.proof} data-matches>
          <Link to="/api#samples">{translate({ message: 'Matches the contract' })}</Link>
        </p>
      </CodeFigure>
      <CodeFigure title={translate({ message: 'Response' })}>
        <Tabs>
          {answers.map(({ status, text }) => (
            <TabItem key={status} value={`${status}`} label={`${status}`}>
              <Code text={text} />
            </TabItem>
          ))}
        </Tabs>
      </CodeFigure>
    </div>
  );
}
