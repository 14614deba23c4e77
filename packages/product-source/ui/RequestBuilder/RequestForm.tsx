import text from '@generated/messages/default/request.json';
import { fill } from '@vibe-docs/theme/ui/messages/format';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  bodyOf,
  checkEntry,
  type Entries,
  entriesOfBody,
  type FieldProblem,
  initialEntries,
  type RequestField,
  type RequestModel,
  writeSamples,
} from '../../src/request/index.ts';
import { entriesOf, fragmentOf } from './form-fragment.ts';
import styles from './request.module.css';
import { share, useShared } from './shared-entries.ts';

/** The fields of a request. Each entry rewrites the samples of the operation, which are part of the page. */
export function RequestForm({ model }: { readonly model: RequestModel }): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const { token, key, path } = useShared();
  const [linked] = useState(() => entriesOf(model, location.hash));
  const [own, setOwn] = useState<Entries>(() => ({ ...initialEntries(model), ...linked }));
  const [entered, setEntered] = useState<ReadonlySet<string>>(new Set(Object.keys(linked)));
  const [status, setStatus] = useState('');
  const entries = { ...own, ...path };
  const secret = model.needs === 'key' ? key : token;

  useEffect(() => {
    const values = Object.entries(linked).filter(([name]) => name.startsWith('path.'));
    // Other forms of the page keep what they have.
    if (values.length > 0) share({ path: Object.fromEntries(values) });
  }, [linked]);
  const problems = new Map(
    model.fields
      .filter((field) => entered.has(field.key))
      .map((field) => [field.key, checkEntry(field, entries[field.key] ?? '', model)]),
  );
  // Which fields a request needs may depend on others; that is not judged once something is entered.
  const isJudged = entered.size === 0 || model.fields.every(({ schema }) => !schema['x-when']);
  const isValid = isJudged && [...problems.values()].every((problem) => problem === undefined);
  useEffect(() => {
    showSamples(form.current, writeSamples(model, { ...own, ...path }, secret), isValid);
  }, [model, own, path, secret, isValid]);

  const enter = (name: string, value: string) => {
    setEntered(new Set([...entered, name]));
    if (name.startsWith('path.')) share({ path: { ...path, [name]: value } });
    else setOwn({ ...own, [name]: value });
  };
  const reset = () => {
    setOwn(initialEntries(model));
    setEntered(new Set());
    share({ path: {} });
  };
  const copyLink = async () => {
    history.replaceState(history.state, '', fragmentOf(model, entries));
    setStatus((await copy(location.href)) ? text.shared : text.notShared);
  };
  const copyRequest = async () => {
    const sample = form.current?.closest('article')?.querySelector('[data-sample]:not([hidden] *)');
    const isCopied = await copy(sample?.textContent ?? '');
    setStatus(isCopied ? text.requestCopied : text.requestNotCopied);
  };
  const fields = (isBody: boolean) =>
    model.fields
      .filter(({ place }) => (place === 'body') === isBody)
      .map((field) => (
        <FormField
          key={field.key}
          prefix={model.id}
          field={field}
          value={entries[field.key] ?? ''}
          problem={problems.get(field.key)}
          onEnter={(value) => enter(field.key, value)}
        />
      ));
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <p>{text.promise}</p>
      {model.needs !== 'none' && (
        <label>
          {model.needs === 'key' ? text.key : text.token}
          <input
            type="password"
            autoComplete="off"
            value={secret}
            onChange={({ target: { value } }) =>
              share(model.needs === 'key' ? { key: value } : { token: value })
            }
          />
          <small>{text.tokenHint}</small>
        </label>
      )}
      {fields(false)}
      {model.body !== undefined && (
        <fieldset>
          <legend>{text.body}</legend>
          {fields(true)}
          {!model.body.isForm && own.body === undefined && (
            <BodyAsJson model={model} entries={entries} onEnter={setOwn} />
          )}
        </fieldset>
      )}
      <div className={styles.actions}>
        <button type="button" className="button button--primary button--sm" onClick={copyRequest}>
          {text.copyRequest}
        </button>
        <button type="button" className="button button--secondary button--sm" onClick={copyLink}>
          {text.share}
        </button>
        <button type="button" className="button button--secondary button--sm" onClick={reset}>
          {text.reset}
        </button>
        <span role="status">{status}</span>
      </div>
    </form>
  );
}

interface FormFieldProps {
  /** Begins the ids of the elements. */
  readonly prefix: string;
  readonly field: RequestField;
  readonly value: string;
  readonly problem: FieldProblem | undefined;
  readonly onEnter: (value: string) => void;
}

/** A field with its name, and below it what the server would answer. */
function FormField({ prefix, field, value, problem, onEnter }: FormFieldProps): ReactNode {
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
        <textarea {...shared} rows={rowsOf(value)} spellCheck={false} />
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

/** A line of about 60 signs fills the width of the form. */
function rowsOf(text: string): number {
  return Math.min(8, Math.max(text.split('\n').length, Math.ceil(text.length / 60)));
}

const RULES: Readonly<Record<string, string>> = { json: text.notJson, required: text.missing };

function describeProblem({ rule, at, message }: FieldProblem): string {
  const ownWords = RULES[rule] ?? fill(text.unknown, { rule });
  const problem = message === undefined ? ownWords : `400: ${message}`;
  return at === '' ? problem : fill(text.part, { place: at, problem });
}

interface BodyAsJsonProps {
  readonly model: RequestModel;
  readonly entries: Entries;
  readonly onEnter: (entries: Entries) => void;
}

/** The body as a whole. What is written here fills the fields, and the other way round. */
function BodyAsJson({ model, entries, onEnter }: BodyAsJsonProps): ReactNode {
  const [draft, setDraft] = useState<string>();
  const value = draft ?? JSON.stringify(bodyOf(model, entries), null, 2);
  const isBroken = draft !== undefined && entriesOfBody(draft) === undefined;
  const write = (json: string) => {
    setDraft(json);
    const body = entriesOfBody(json);
    const others = Object.entries(entries).filter(([name]) => !name.startsWith('body.'));
    if (body !== undefined) onEnter({ ...Object.fromEntries(others), ...body });
  };
  return (
    <details>
      <summary>{text.bodyAsJson}</summary>
      <textarea
        aria-label={text.bodyAsJson}
        aria-invalid={isBroken}
        rows={Math.min(16, value.split('\n').length)}
        spellCheck={false}
        value={value}
        onChange={({ target }) => write(target.value)}
        onBlur={() => isBroken || setDraft(undefined)}
      />
      <p role="status" className={styles.problem}>
        {isBroken && text.notAnObject}
      </p>
    </details>
  );
}

/** @returns whether the browser copied it: over plain HTTP there is no clipboard, and a reader may refuse it */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The samples are HTML of the page, so that they can be read without JavaScript; React does not own them. */
function showSamples(
  form: Element | null,
  samples: ReturnType<typeof writeSamples>,
  isValid: boolean,
): void {
  const operation = form?.closest('article');
  operation?.querySelector('[data-matches]')?.toggleAttribute('hidden', !isValid);
  operation?.querySelectorAll('[data-sample]').forEach((block, place) => {
    block.textContent = samples[place]?.text ?? '';
  });
}
