import type { ErrorFact, Facts, OperationFact } from '../facts.ts';

/** As `read-texts.ts` reads them. */
type Texts = ReadonlyMap<string, string>;

/** Ends of the keys of texts that correct the errors of an operation; the texts' README says what each does. */
export const CORRECTIONS = ['never', 'comes', 'open', 'also'] as const;
type Correction = (typeof CORRECTIONS)[number];

/** What was read in the source by hand about the errors of an operation. */
export interface ErrorCorrections {
  readonly isNever: (error: ErrorFact) => boolean;
  readonly isDoubtful: (error: ErrorFact) => boolean;
  /** Errors that the source does not throw itself: status and message. */
  readonly also: readonly { readonly status: number; readonly message: string }[];
}

/** Reads the corrections of an operation, among them what the facts say of its doubtful errors. */
export function correctionsOf(texts: Texts, operation: OperationFact): ErrorCorrections {
  const names = (kind: Correction) => namesOf(texts, operation, kind);
  const is = (kind: Correction, error: ErrorFact) => names(kind).some((name) => fits(name, error));
  return {
    isNever: (error) => is('never', error),
    isDoubtful: (error) =>
      is('open', error) || (operation.doubtful.includes(error.id) && !is('comes', error)),
    also: names('also').map((name) => ({
      status: Number.parseInt(name, 10),
      message: name.replace(/^\d+ /, ''),
    })),
  };
}

/** Corrections that fit no error of their operation, one sentence each: the source has changed, or a name is misspelt. */
export function findLostCorrections(facts: Facts, texts: Texts): readonly string[] {
  return facts.operations.flatMap((operation) =>
    CORRECTIONS.filter((kind) => kind !== 'also').flatMap((kind) =>
      namesOf(texts, operation, kind)
        .filter((name) => !errorsOf(facts, operation).some((error) => fits(name, error)))
        .map((name) => `The text ${operation.id} ${kind} names no error of it: "${name}".`),
    ),
  );
}

function namesOf(texts: Texts, { id }: OperationFact, kind: Correction): readonly string[] {
  return texts.get(`${id} ${kind}`)?.split('\n') ?? [];
}

function errorsOf({ errors }: Facts, operation: OperationFact): readonly ErrorFact[] {
  const { token = [], rules = [] } = operation.early ?? {};
  const ids = [...operation.errors, ...token, ...rules];
  return errors.filter(({ id }) => ids.includes(id));
}

/**
 * An error is named by status and message, and, where several have both, by its condition: `404 Not found [!user]`.
 * Spaces and line breaks count as one space.
 */
function fits(name: string, { status, message, when }: ErrorFact): boolean {
  const names = [`${status} ${message}`, `${status} ${message} [${when}]`];
  return names.some((one) => one.replaceAll(/\s+/g, ' ').trim() === name);
}
