import { translate } from '@docusaurus/Translate';
import { TextWithCode } from '@vibe-docs/theme/ui/components/TextWithCode';
import type { ReactNode } from 'react';
import type { ReferenceField } from '../../src/reference/index.ts';
import { Breakable } from './elements.tsx';
import styles from './styles.module.css';

/** Names of the schemas that the page shows. */
export type SchemaNames = ReadonlySet<string>;

interface TypeTextProps {
  readonly text: string;
  readonly names: SchemaNames;
}

/**
 * A type in words, in which names lead to the schemas of the page. What stands before and after it on the line belongs to
 * the text: React marks the border between two texts, which adds up on pages with hundreds of fields.
 */
export function TypeText({ text, names }: TypeTextProps): ReactNode {
  if (names.size === 0) return text;
  return text.split(new RegExp(`\\b(${[...names].join('|')})\\b`)).map((part, place) =>
    names.has(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: words of a constant text do not move
      <a key={place} href={`#schema-${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

interface FieldsProps {
  readonly fields: readonly (ReferenceField & { readonly place?: string })[];
  readonly names: SchemaNames;
}

/** Parameters or fields: name, type, whether it is required, limits. */
export function Fields({ fields, names }: FieldsProps): ReactNode {
  return (
    <ul className={styles.fields}>
      {fields.map(({ name, place, type, isRequired, rules, text, example, fields: inner }) => (
        <li key={`${place} ${name}`}>
          <code>
            <Breakable text={name} at={/(?<=\.)/} />
          </code>
          <TypeText
            text={` ${place === undefined ? '' : `${place}, `}${type}${isRequired ? ', ' : ''}`}
            names={names}
          />
          {isRequired && <b>{translate({ message: 'required' })}</b>}
          {text !== undefined && (
            <div>
              <TextWithCode text={text} />
            </div>
          )}
          {(rules.length > 0 || example !== undefined) && (
            <div>
              <TextWithCode text={[...rules, ...exampleRule(example)].join('; ')} />
            </div>
          )}
          {inner !== undefined && (
            <details>
              <summary>{translate({ message: 'Fields of {name}' }, { name })}</summary>
              <Fields fields={inner} names={names} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

function exampleRule(example: string | undefined): readonly string[] {
  return example === undefined
    ? []
    : [translate({ message: 'example {example}' }, { example: `\`${example}\`` })];
}
