import * as z from 'zod';

// The documented keys of `.github/dependabot.yml`, version 2. No npm package carries a schema. Sources:
// https://docs.github.com/code-security/reference/supply-chain-security/dependabot-options-reference
// and, for what the values look like, https://json.schemastore.org/dependabot-2.0.json.

const ECOSYSTEMS = [
  'bazel',
  'bun',
  'bundler',
  'cargo',
  'composer',
  'conda',
  'devcontainers',
  'docker',
  'docker-compose',
  'dotnet-sdk',
  'elm',
  'github-actions',
  'gitsubmodule',
  'gomod',
  'gradle',
  'helm',
  'julia',
  'maven',
  'mix',
  'npm',
  'nuget',
  'opentofu',
  'pip',
  'pre-commit',
  'pub',
  'rust-toolchain',
  'swift',
  'terraform',
  'uv',
  'vcpkg',
] as const;

const INTERVALS = [
  'daily',
  'weekly',
  'monthly',
  'quarterly',
  'semiannually',
  'yearly',
  'cron',
] as const;

const DAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

const text = z.string().min(1);
const texts = z.array(text).min(1);
const days = z.int().min(0);

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
  'group-by': z.enum(['dependency-name']).optional(),
  patterns: texts.optional(),
  'exclude-patterns': texts.optional(),
  'update-types': z
    .array(z.enum(['major', 'minor', 'patch']))
    .min(1)
    .optional(),
});

/** What stands in pull requests, for one ecosystem or for a group of several. */
const pullRequests = {
  assignees: texts.optional(),
  'commit-message': z
    .strictObject({
      prefix: z.string().max(50).optional(),
      'prefix-development': z.string().max(50).optional(),
      include: z.literal('scope').optional(),
    })
    .optional(),
  labels: z.array(text).optional(),
  milestone: z.int().min(1).optional(),
  'pull-request-branch-name': z.strictObject({ separator: z.enum(['-', '_', '/']) }).optional(),
  'target-branch': text.optional(),
};

const update = z
  .strictObject({
    'package-ecosystem': z.enum(ECOSYSTEMS),
    directory: text.optional(),
    directories: texts.optional(),
    schedule: schedule.optional(),
    'multi-ecosystem-group': text.optional(),
    patterns: texts.optional(),
    ...pullRequests,
    allow: z
      .array(
        z.strictObject({
          'dependency-name': text.optional(),
          'dependency-type': z
            .enum(['direct', 'indirect', 'all', 'production', 'development'])
            .optional(),
          'update-types': texts.optional(),
        }),
      )
      .optional(),
    cooldown: z
      .strictObject({
        'default-days': days.optional(),
        'semver-major-days': days.optional(),
        'semver-minor-days': days.optional(),
        'semver-patch-days': days.optional(),
        include: texts.max(150).optional(),
        exclude: texts.max(150).optional(),
      })
      .optional(),
    'exclude-paths': texts.optional(),
    groups: z.record(z.string(), group).optional(),
    ignore: z
      .array(
        z.strictObject({
          'dependency-name': text.optional(),
          'update-types': z
            .array(
              z.templateLiteral(['version-update:semver-', z.enum(['major', 'minor', 'patch'])]),
            )
            .min(1)
            .optional(),
          versions: texts.optional(),
        }),
      )
      .optional(),
    'insecure-external-code-execution': z.enum(['allow', 'deny']).optional(),
    'open-pull-requests-limit': z.int().min(0).optional(),
    'rebase-strategy': z.enum(['auto', 'disabled']).optional(),
    registries: z.union([z.literal('*'), texts]).optional(),
    vendor: z.boolean().optional(),
    'versioning-strategy': z
      .enum(['auto', 'increase', 'increase-if-necessary', 'lockfile-only', 'widen'])
      .optional(),
  })
  .refine(
    ({ directory, directories }) => (directory === undefined) !== (directories === undefined),
    {
      error: 'an update names a "directory" or "directories"',
    },
  )
  .refine((entry) => (entry.schedule ?? entry['multi-ecosystem-group']) !== undefined, {
    error: 'an update needs a "schedule", or a "multi-ecosystem-group" that has one',
  });

/** What `.github/dependabot.yml` may hold. Registries are not looked into. */
export const dependabotSchema = z.strictObject({
  version: z.literal(2),
  updates: z.array(update).min(1),
  registries: z.record(z.string(), z.looseObject({ type: text })).optional(),
  'multi-ecosystem-groups': z
    .record(z.string(), z.strictObject({ schedule, ...pullRequests }))
    .optional(),
  'enable-beta-ecosystems': z.boolean().optional(),
});

function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
