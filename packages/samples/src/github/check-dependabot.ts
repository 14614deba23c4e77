import { type Document, isMap, isNode, isScalar, parseDocument } from 'yaml';
import type * as z from 'zod';
import { parseYaml } from '../data/parse-yaml.ts';
import type { SyntaxProblem } from '../data/syntax-problem.ts';
import { dependabotSchema } from './dependabot-schema.ts';

/** Checks a `dependabot.yml` against the documented keys and values that lessons show. */
export function checkDependabot(text: string): readonly SyntaxProblem[] {
  const syntax = parseYaml(text);
  if (syntax.length > 0) {
    return syntax;
  }
  const document = parseDocument(text, { prettyErrors: false });
  const { error } = dependabotSchema.safeParse(document.toJS());
  return (error?.issues ?? []).flatMap((issue) => describe(issue, document));
}

function describe(issue: z.core.$ZodIssue, document: Document): readonly SyntaxProblem[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      offset: offsetOfKey(document, path, key),
      reason: `"${key}" is no key${path.length === 0 ? '' : ` of ${write(path)}`} that lessons show (dependabot-schema.ts)`,
    }));
  }
  const place = path.length === 0 ? '' : `${write(path)}: `;
  return [{ offset: offsetOf(document, path), reason: `${place}${wordsOf(issue)}` }];
}

function wordsOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') {
    return `one of ${issue.values.map(String).join(', ')} is expected`;
  }
  if (issue.code === 'too_small' && issue.origin === 'array') {
    return `at least ${issue.minimum} is expected`;
  }
  return issue.code === 'invalid_type'
    ? `a value of type ${issue.expected} is expected`
    : issue.message;
}

/** @example write(['updates', 0, 'schedule']) // "updates[0].schedule" */
function write(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .slice(1);
}

/** Position of a value; for a missing one, that of its parent. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number | undefined {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  if (isNode(node)) {
    return node.range?.[0];
  }
  return path.length === 0 ? undefined : offsetOf(document, path.slice(0, -1));
}

function offsetOfKey(
  document: Document,
  path: readonly PropertyKey[],
  name: string,
): number | undefined {
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  const keys = isMap(node) ? node.items.map(({ key }) => key) : [];
  return keys.filter((key) => isScalar(key)).find(({ value }) => value === name)?.range?.[0];
}
