import { z } from 'zod';
import type { AbilityFact, CheckFact, Facts, OperationFact } from '../facts.ts';
import { rolesOf } from '../roles.ts';
import { page, sourceLink, table } from './backend-pages.ts';
import { slugOf } from './build-reference.ts';
import { operationLink, refuseUnknown, wordsOf } from './words-by-hand.ts';

/** Words for the rights: `pages/rights.yaml`. */
const rightsSchema = z.strictObject({
  /** Fields that bind a rule, joined by a comma, to a cell. */
  limits: z.record(z.string(), z.string()),
  /** Condition around a rule to words. */
  conditions: z.record(z.string(), z.string()),
  /** Ability builder to what its table does not say. */
  notes: z.record(z.string(), z.string()),
});

const ROLES = ['admin', 'MANAGER', 'INSTRUCTOR', 'TA', 'STUDENT'] as const;

/**
 * The page about rights: for each module what its operations ask for, and the rules of its ability builders.
 * @throws Error when its words name a builder that the product does not have
 */
export function rightsPage(facts: Facts) {
  const words = wordsOf('rights', rightsSchema);
  const abilities = [...new Set(facts.abilities.map(({ ability }) => ability))];
  refuseUnknown('rights', Object.keys(words.notes), abilities);
  const modules = [...new Set(facts.operations.map(({ module }) => module))].sort();
  const sections = modules.map((module) => {
    const own = abilities.filter((ability) =>
      facts.abilities.some(
        (rule) => rule.ability === ability && rule.file.includes(`/modules/${module}/`),
      ),
    );
    const tables = own.map((ability) => abilityText(facts, words, ability));
    const all = facts.operations.filter((one) => one.module === module && one.served);
    const head = `### ${module} {#${slugOf(module)}}\n\n${askedText(all)} [Operations](/api/${slugOf(module)}).`;
    return [head, ...tables].join('\n\n');
  });
  return page(facts, 'inside/rights.mdx', 'rights', {
    builders: String(abilities.length),
    rules: String(facts.abilities.length),
    sections: sections.join('\n\n'),
    regrade: operationLink(facts, 'QuizController.regradeSubmission'),
  });
}

/** How many operations ask for what, in a sentence. */
function askedText(operations: readonly OperationFact[]): string {
  const refuses = ({ effect }: CheckFact) => effect === 'refuses';
  const kindOf = ({ callers }: OperationFact) => {
    if (callers.needs !== 'token') return callers.needs === 'key' ? 'an API key' : 'nothing';
    if (callers.adminsOnly) return 'the role admin';
    return callers.checks.some(refuses) ? 'a right' : 'a token and no right';
  };
  const kinds = operations.map(kindOf);
  const counts = [...new Set(kinds)].sort().map((kind) => {
    const count = kinds.filter((other) => other === kind).length;
    return `${kind} (${count})`;
  });
  return `What its ${operations.length} operations ask for: ${counts.join(', ')}.`;
}

/** The rights that one builder gives: a row for each action, a column for each role. */
function abilityText(facts: Facts, words: z.infer<typeof rightsSchema>, ability: string): string {
  const rules = facts.abilities.filter((rule) => rule.ability === ability);
  const checks = facts.operations
    .filter(({ served }) => served)
    .flatMap(({ id, callers }) => callers.checks.map((check) => ({ id, ...check })))
    .filter((check) => check.ability === ability);
  const named = [...rules, ...checks].flatMap(({ subject, action }) =>
    action.split(' ').map((name) => `${name} ${subject}`),
  );
  const isAsked = (name: string) => checks.some((one) => `${one.action} ${one.subject}` === name);
  const rows = [...new Set(named)]
    .filter((name) => !name.startsWith('manage ') || isAsked(name))
    .map((name) => {
      const [action = '', subject = ''] = name.split(' ');
      const cells = ROLES.map((role) => cellOf(words, rules, { role, action, subject }));
      const entitled = ROLES.filter((_, column) => cells[column] !== '–');
      const asking = checks.filter((one) => one.action === action && one.subject === subject);
      const users = [...new Map(asking.map((one) => [one.id, one])).values()].map((one) => {
        const own = asking.filter(({ id }) => id === one.id);
        const isType = own.some(({ attributes }) => attributes === 'type');
        const isIgnored = own.every(({ effect }) => effect === 'ignored');
        const passing = own.flatMap((check) => rolesOf(facts, check)).map(({ role }) => role);
        const isShut = entitled.some((role) => !passing.includes(role) && !passing.includes('*'));
        const marks = [isType && '†', isIgnored && '‡', isShut && !isIgnored && '§'];
        return [operationLink(facts, one.id), ...marks.filter((mark) => mark)].join('\u00a0');
      });
      return [
        `\`${action}\` on \`${subject}\``,
        ...cells,
        users.join(', ') || 'nothing asks for it',
      ];
    });
  const [first] = rules;
  const place =
    first === undefined ? '' : sourceLink(facts, first, first.file.split('/').at(-1) ?? '');
  const note = words.notes[ability];
  const head = ['Right', 'Admin', 'Manager', 'Instructor', 'TA', 'Student', 'Asked by'];
  return [
    `Builder \`${ability}\`, ${place}`,
    table(head, rows),
    ...(note === undefined ? [] : [note]),
  ].join('\n\n');
}

/** What the rules give to a role: `yes`, the limits of the right, or a dash. */
function cellOf(
  words: z.infer<typeof rightsSchema>,
  rules: readonly AbilityFact[],
  {
    role,
    action,
    subject,
  }: { readonly role: string; readonly action: string; readonly subject: string },
): string {
  const fitting = rules.filter(
    (rule) =>
      (rule.role === role || (rule.role === '*' && role !== 'admin')) &&
      rule.subject === subject &&
      (rule.action === 'manage' || rule.action.split(' ').includes(action)),
  );
  // The last rule wins, and the builders deny after they have allowed.
  const allowed = fitting.some(({ effect }) => effect === 'cannot') ? [] : fitting;
  const cells = allowed.map(({ within, when }) => {
    const limit = words.limits[within.join(',')] ?? within.join(', ');
    const condition = when === '' ? '' : (words.conditions[when] ?? `if \`${when}\``);
    return `${limit} ${condition}`.trim();
  });
  if (cells.includes('yes')) return 'yes';
  return [...new Set(cells)].join('; or ') || '–';
}
