import text from '@generated/messages/default/request.json';
import type { FieldProblem, RequestField } from '@vibe-docs/product-source/request';
import type { ReactNode } from 'react';
import { fill } from '../../messages/format.ts';
import styles from './request.module.css';

interface FormFieldProps {
  /** Begins the ids of the elements. */
  readonly prefix: string;
  readonly field: RequestField;
  readonly value: string;
  readonly problem: FieldProblem | undefined;
  readonly onEnter: (value: string) => void;
}

/** A field with its name, and below it what the server would answer. */
export function FormField({ prefix, field, value, problem, onEnter }: FormFieldProps): ReactNode {
  const { key, name, place, isRequired, kind, choices } = field;
  const id = `${prefix}-${key}`;
  const shared = {
    id,
    value,
    'aria-invalid': problem !== undefined,
    'aria-describedby': `${id}-problem`,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onEnter(target.value),
  };
  return (
    <div>
      <label htmlFor={id}>
        <code>{name}</code> {place === 'body' ? '' : place} {isRequired && <b>{text.required}</b>}
      </label>
      {kind === 'choice' ? (
        <select {...shared}>
          <option value="">{text.none}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : kind === 'json' ? (
        <textarea {...shared} rows={Math.min(8, value.split('\n').length)} spellCheck={false} />
      ) : (
        <input
          {...shared}
          spellCheck={false}
          autoComplete="off"
          inputMode={kind === 'number' ? 'decimal' : undefined}
          placeholder={kind === 'file' ? text.file : undefined}
        />
      )}
      <p id={`${id}-problem`} role="status" className={styles.problem}>
        {problem !== undefined && describeProblem(problem)}
      </p>
    </div>
  );
}

function describeProblem({ rule, at, message }: FieldProblem): string {
  const problem =
    message !== undefined
      ? `400: ${message}`
      : rule === 'json'
        ? text.notJson
        : rule === 'required'
          ? text.missing
          : fill(text.unknown, { rule });
  return at === '' ? problem : fill(text.part, { place: at, problem });
}
