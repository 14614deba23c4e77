import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type { ApiSchema } from '@vibe-docs/api-contract';
import type { ReactNode } from 'react';
import { FieldTable, TypeText } from './FieldTable.tsx';
import styles from './styles.module.css';
import { TextWithCode } from './TextWithCode.tsx';

/** A named schema with its fields. */
export function SchemaSection({ schema }: { readonly schema: ApiSchema }): ReactNode {
  const { name, description, type, fields, alternatives, rules } = schema;
  return (
    <div className={styles.schema}>
      <Heading as="h3" id={`schema-${name}`}>
        {name}
      </Heading>
      <p>
        <TextWithCode text={description} />
        {rules.length > 0 &&
          ` ${translate({ message: 'Rules: {rules}.' }, { rules: rules.join('; ') })}`}
      </p>
      {fields.length > 0 && <FieldTable fields={fields} />}
      {fields.length === 0 && alternatives.length === 0 && (
        <p>{translate({ message: 'Type: {type}.' }, { type: type.text })}</p>
      )}
      {alternatives.length > 0 && (
        <ul>
          {alternatives.map((alternative, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same text, and none moves
            <li key={place}>
              <TypeText type={alternative} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
