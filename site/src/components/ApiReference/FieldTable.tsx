import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ApiField, ApiType } from '@vibe-docs/api-contract';
import { Fragment, type ReactNode } from 'react';
import { ScrollableTable } from '../ScrollableTable';
import styles from './styles.module.css';
import { TextWithCode } from './TextWithCode.tsx';

/** A type in words, with a link where the page shows its schema. */
export function TypeText({ type }: { readonly type: ApiType }): ReactNode {
  return type.schema === undefined ? (
    type.text
  ) : (
    <Link to={`#schema-${type.schema}`}>{type.text}</Link>
  );
}

interface FieldTableProps {
  readonly fields: readonly (ApiField & { readonly place?: string })[];
}

/** Fields or parameters: name, type with rules, and meaning where the contract gives one. */
export function FieldTable({ fields }: FieldTableProps): ReactNode {
  const hasMeanings = fields.some(({ description }) => description !== '');
  return (
    <ScrollableTable className={styles.fields}>
      <thead>
        <tr>
          <th scope="col">
            <Translate>Name</Translate>
          </th>
          <th scope="col">
            <Translate>Type and rules</Translate>
          </th>
          {hasMeanings && (
            <th scope="col">
              <Translate>Meaning</Translate>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.name}>
            <td>
              <code>
                <Breakable name={field.name} />
              </code>
              <div>
                {(field.place === undefined ? '' : `${field.place}, `) +
                  (field.isRequired
                    ? translate({ message: 'required' })
                    : translate({ message: 'optional' }))}
              </div>
            </td>
            <td>
              <TypeText type={field.type} />
              {field.rules.length > 0 && <div>{field.rules.join('; ')}</div>}
            </td>
            {hasMeanings && (
              <td>
                <TextWithCode text={field.description} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

/** A name that may break after its dots: `question.parameters[].name` is wider than a phone allows. */
function Breakable({ name }: { readonly name: string }): ReactNode {
  return name.split(/(?<=\.)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a name have no other identity.
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
