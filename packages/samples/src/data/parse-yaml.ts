import { parseAllDocuments } from 'yaml';
import type { SyntaxProblem } from './syntax-problem.ts';

/** Checks YAML 1.2, one document or several. */
export function parseYaml(text: string): readonly SyntaxProblem[] {
  const documents = parseAllDocuments(text, { prettyErrors: false });
  return [...documents].flatMap(({ errors }) =>
    errors.map(({ message, pos }) => ({ offset: pos[0], reason: message.replace(/\s+/g, ' ') })),
  );
}
