import { expect, test } from 'vitest';
import { checkDependabot } from './check-dependabot.ts';

/** A configuration with one update that also has these keys. */
function withUpdate(keys: string): string {
  const update = `package-ecosystem: npm\n${keys}`.replaceAll('\n', '\n    ');
  return `version: 2\nupdates:\n  - ${update}\n`;
}

const SCHEDULE = 'schedule: { interval: daily }';

test('accepts what is documented', () => {
  const text = `version: 2
updates:
  - package-ecosystem: npm
    directories: [/, /site]
    schedule:
      interval: cron
      cronjob: '0 9 * * *'
      timezone: Asia/Kolkata
    groups:
      tools:
        patterns: ['@types/*']
        update-types: [minor, patch]
    ignore:
      - dependency-name: react
        update-types: [version-update:semver-major]
    cooldown:
      default-days: 5
    commit-message:
      prefix: chore
      include: scope
    open-pull-requests-limit: 0
    versioning-strategy: increase
  - package-ecosystem: github-actions
    directory: /
    schedule: { interval: weekly, day: monday, time: "09:30" }
`;
  expect(checkDependabot(text)).toEqual([]);
});

test.each([
  ['a version that is none', 'version: 1\nupdates: []', '1', 'version: one of 2 is expected'],
  ['no updates', 'version: 2', 'version', 'updates: a value of type array is expected'],
  [
    'a misspelt key',
    withUpdate(`directory: /\n${SCHEDULE}\nlabel: [a]`),
    'label',
    '"label" is no key of updates[0] that lessons show (check-dependabot.ts)',
  ],
  [
    'an unknown interval',
    withUpdate('directory: /\nschedule: { interval: hourly }'),
    'hourly',
    'updates[0].schedule.interval: one of daily, weekly, monthly, quarterly, semiannually, yearly, cron is expected',
  ],
  [
    'a time without quotes, which is a number to some readers of YAML',
    withUpdate('directory: /\nschedule: { interval: daily, time: 9h }'),
    '9h',
    'updates[0].schedule.time: a time is written as "09:30"',
  ],
  [
    'no folder',
    withUpdate(SCHEDULE),
    'package-ecosystem',
    'updates[0]: an update names a "directory" or "directories"',
  ],
  [
    'no schedule',
    withUpdate('directory: /'),
    'package-ecosystem',
    'updates[0].schedule: a value of type object is expected',
  ],
])('finds %s', (_what, text, place, reason) => {
  expect(checkDependabot(text)).toContainEqual({ offset: text.indexOf(place), reason });
});

test('reports invalid YAML', () => {
  expect(checkDependabot('version: 2\n\tupdates: []')[0]?.reason).toContain('Tabs');
});
