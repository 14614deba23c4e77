import { operations } from '../http/operations/index.ts';
import { readFieldRules } from '../modules/read-field-rules.ts';
import { fullPath } from '../openapi/build-document.ts';
import { describeRule } from './describe-rule.ts';
import { code, codeLink, paragraphs, table } from './markdown.ts';
import { exportRoute, type ModuleFacts, operationAddress } from './module-facts.ts';
import type { ContractDocs, DocEntry } from './read-contract.ts';

/** What a page needs to be written. */
export interface PageContext {
  readonly docs: ContractDocs;
  readonly facts: ModuleFacts;
}

/** The entry of that name; findings have stopped the run before one can be missing. */
export function entryOf({ docs }: Pick<PageContext, 'docs'>, name: string): DocEntry {
  const entry = docs.entries.get(name);
  if (entry === undefined) {
    throw new Error(`The contract exports nothing called "${name}".`);
  }
  return entry;
}

/** Tables of container modules: first their order and reason, then the bindings of each. */
export function containerModulesContent({ facts }: PageContext): readonly string[] {
  const order = facts.containerModules.map(({ name, bindings }, index) => [
    String(index + 1),
    `[${code(name)}](#${name.toLowerCase()})`,
    facts.whyOthers[name] ?? '',
    String(bindings.length),
  ]);
  return [
    '## The array {#modules}',
    table(['Position', 'Container module', 'Why it is there', 'Bindings'], order),
    '## Bindings {#bindings}',
    'A token is what a class asks for with `@inject`. Classes that are bound to themselves have their own name as token. Scope `singleton` means one object for the whole process; `constant` means a value from the environment.',
    ...facts.containerModules.flatMap(({ name, bindings }) => [
      `### ${name}`,
      table(
        ['Token', 'Gives', 'Scope'],
        bindings.map(({ token, creates, scope }) => [
          code(token),
          token === creates ? 'an object of the class' : describeCreated(creates),
          scope,
        ]),
      ),
    ]),
  ];
}

function describeCreated(creates: string): string {
  return creates.includes(' ') ? creates.replace(/([A-Z]+_[A-Z]+)/, '`$1`') : code(creates);
}

/** One table of operations for each controller. */
export function controllersContent(context: PageContext): readonly string[] {
  const { facts } = context;
  return [
    ...facts.controllers.flatMap(({ name }) => [
      `## ${name}`,
      paragraphs(entryOf(context, name).doc.summary),
      operationTable(name),
    ]),
    'Each operation leads to the API page, with its parameters, answers and errors. Who may call it was measured role by role; the role STAFF may call none.',
  ];
}

function operationTable(controller: string): string {
  const rows = operations
    .filter(({ id }) => id.startsWith(`${controller}.`))
    .map((operation) => [
      codeLink(operation.id.split('.')[1] ?? '', operationAddress(operation.id)),
      code(`${operation.method.toUpperCase()} ${fullPath(operation)}`),
      operation.callers,
      String(operation.success.status),
    ]);
  return table(['Method', 'Route', 'Who may call it', 'Success'], rows);
}

/** Every class with its fields and rules. */
export function validatorsContent(context: PageContext): readonly string[] {
  const groups = [
    { title: 'Bodies', text: 'Classes of what a caller sends.', ends: /Body$|Validator$/ },
    { title: 'Path parameters', text: 'Classes of the ids in a path.', ends: /Params$/ },
    { title: 'Answers', text: 'Classes that the code declares as answers.', ends: /Response$/ },
  ];
  return groups.flatMap(({ title, text, ends }) => {
    const classes = context.facts.validators.filter(({ name }) => ends.test(name));
    return classes.length === 0
      ? []
      : [`## ${title}`, text, ...classes.flatMap((validated) => classContent(context, validated))];
  });
}

// biome-ignore lint/complexity/noBannedTypes: what class-validator calls a class
function classContent(context: PageContext, validated: Function): readonly string[] {
  const { name, doc, members } = entryOf(context, validated.name);
  const rules = new Map(readFieldRules(validated).map((entry) => [entry.field, entry]));
  const rows = members.map((field) => {
    const words = rules.get(field.name)?.rules.map(describeRule) ?? [];
    return [
      `${code(field.name)}${field.isOptional ? ', optional' : ''}`,
      [code(field.type), ...(words.length === 0 ? ['no rules'] : words)].join(', '),
      paragraphs(field.doc.summary),
    ];
  });
  return [
    `### ${name}`,
    withOperationLinks(paragraphs(doc.summary)),
    table(['Field', 'Type and rules', 'Meaning'], rows),
  ];
}

/** Links `[[name]]` of doc comments to the page of that export, and operations to the API page. */
export function withLinks(text: string, { name, exports }: ModuleFacts): string {
  const linked = text.replaceAll(/\[\[([^\]]+)\]\]/g, (_, target: string) =>
    exports.some((entry) => entry.name === target)
      ? codeLink(target, exportRoute(name, target))
      : code(target),
  );
  return withOperationLinks(linked);
}

function withOperationLinks(text: string): string {
  return text.replaceAll(/`(\w+Controller\.\w+)`/g, (whole, id: string) =>
    operations.some((operation) => operation.id === id)
      ? codeLink(id, operationAddress(id))
      : whole,
  );
}
