import { readFileSync } from 'node:fs';

/** A requirement that needs a test. */
export interface ContractRow {
  /** Section letter (R routes, S shell, T states, V validation, N calls, X errors, C constants) and number. */
  readonly id: string;
  /** First line of its text in `CONTRACT.md`. */
  readonly statement: string;
  /** How the product deviates on purpose, with the decision record that explains it. */
  readonly deviation?: string;
}

const contract = readFileSync(new URL('../../CONTRACT.md', import.meta.url), 'utf8');

/** A row is a list item that begins with its id in bold letters. */
const ROW = /^- \*\*([A-Z]\d+b?)\*\* (.*?)(?: \*\*Deviation:\*\* (.*))?$/gm;

/** Every row of `CONTRACT.md`. A test belongs to a row when its name begins with the row's id: `S4: …`, `S6, T9: …`. */
export const contractRows: readonly ContractRow[] = [...contract.matchAll(ROW)].map(
  ([, id = '', statement = '', deviation]) => ({
    id,
    statement,
    ...(deviation !== undefined && { deviation }),
  }),
);
