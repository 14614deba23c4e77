import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { diskFiles } from '@vibe-docs/content';
import { parse } from 'yaml';
import { z } from 'zod';
import type { ExportFact, Facts, ModuleFact, OperationFact, Place } from '../facts.ts';
import type { Texts } from '../openapi/read-texts.ts';
import { capitalized, slugOf, sourceUrl } from './build-reference.ts';
import { describeFields } from './describe-schema.ts';

/** The modules whose exports have pages of their own (row R19 of `CONTRACT.md`). */
const MODULES = ['auth', 'courses'];

const DESIGN = '/docs/System%20Design%20&%20Architecture/Backend';
const REFERENCE = '/docs/api/backend';

/** The prose of the pages, for writers: templates with `{{values}}`. */
const FOLDER = new URL('../../pages/', import.meta.url);

/** What the server's loader does with an export, by the end of its name. */
const kindSchema = z.strictObject({
  end: z.enum([
    'ContainerModules',
    'ModuleControllers',
    'ModuleOptions',
    'ModuleValidators',
    'Container',
  ]),
  label: z.string(),
  file: z.string(),
  use: z.string(),
  import: z.string().optional(),
  asked: z.array(z.string()),
  also_called: z.array(z.string()),
  sentence: z.string(),
  content: z.string(),
});
type Kind = z.infer<typeof kindSchema>;
const KINDS = z
  .array(kindSchema)
  .parse(parse(readFileSync(new URL('exports.yaml', FOLDER), 'utf8')));

/**
 * Writes the fourteen pages about the exports of backend modules, each with its path below `site/docs/api/backend`.
 * @throws Error when a module lacks an export that has a page
 */
export function backendPages(facts: Facts, texts: Texts) {
  return [
    page(facts, 'index.mdx', 'overview', {
      documented: MODULES.map((name) => `- [Exports of ${name}](${moduleRoute(name)})`).join('\n'),
    }),
    modulesPage(facts),
    ...MODULES.flatMap((name) => [
      modulePage(facts, name),
      ...KINDS.map((kind) => exportPage(facts, texts, name, kind)),
    ]),
  ];
}

function modulesPage(facts: Facts) {
  const rows = facts.modules.map((module) => {
    const { name, file, line } = module;
    const count = (end: string) => String(findExport(module, end)?.members.length ?? 'none');
    const operations = facts.operations.filter((operation) => operation.module === name).length;
    const target = MODULES.includes(name) ? moduleRoute(name) : sourceUrl(facts, file, line);
    return [
      `[\`${name}\`](${target})`,
      count('ContainerModules'),
      count('ModuleControllers'),
      count('ModuleValidators'),
      operations === 0 ? '0' : `[${operations}](/api/${slugOf(name)})`,
    ];
  });
  const others = facts.modules.flatMap((module) => {
    const known = KINDS.map(({ end }) => exportName(module.name, end));
    return module.exports
      .filter(({ name }) => !known.includes(name))
      .map((fact) => `- \`${module.name}\` exports ${sourceLink(facts, fact, fact.name)}`);
  });
  const introduction =
    'The loader looks for [names that follow from the folder](/docs/api/backend#names) and does not find these:';
  return page(facts, 'modules.mdx', 'modules', {
    count: String(facts.modules.length),
    modules: table(
      ['Module', 'Container modules', 'Controllers', 'Validators', 'Operations'],
      rows,
    ),
    others: others.length === 0 ? 'There are none.' : `${introduction}\n\n${others.join('\n')}`,
  });
}

function modulePage(facts: Facts, name: string) {
  const module = moduleOf(facts, name);
  const rows = KINDS.map((kind) => {
    const found = exportOf(module, kind);
    return [`[\`${found.name}\`](${exportRoute(name, kind)})`, `\`${found.type}\``, kind.use];
  });
  return page(facts, `other/${name}.mdx`, 'module', {
    ...moduleValues(name),
    count: String(module.exports.length),
    source: sourceLink(facts, module, module.file),
    exports: table(['Export', 'Type', 'Holds'], rows),
  });
}

function exportPage(facts: Facts, texts: Texts, name: string, kind: Kind) {
  const found = exportOf(moduleOf(facts, name), kind);
  const isFunction = kind.end === 'Container';
  const declaration = isFunction
    ? `function ${found.name}(): Promise<void>;`
    : `const ${found.name}: ${found.type};`;
  const others = KINDS.filter((other) => other !== kind).map((other) => {
    const link = `[\`${exportName(name, other.end)}\`](${exportRoute(name, other)})`;
    return `- ${other.label}: ${link}`;
  });
  const values = {
    ...moduleValues(name),
    label: kind.label,
    use: kind.use,
    export: found.name,
    count: String(found.members.length),
    members: membersOf(facts, texts, kind, found),
    declaration: `${kind.import === undefined ? '' : `${kind.import}\n\n`}export declare ${declaration}`,
    source: sourceLink(facts, found, `${found.file}:${found.line}`),
    others: others.join('\n'),
  };
  return page(facts, `other/${isFunction ? 'setup-' : ''}${name}-${kind.file}.mdx`, 'export', {
    ...values,
    asked: listOf(kind.asked, values),
    also_called: listOf(kind.also_called, values),
    sentence: fill(kind.sentence, values),
    content: fill(kind.content, values),
  });
}

function moduleValues(name: string) {
  return {
    name,
    moduleRoute: moduleRoute(name),
    moduleDesign: `${DESIGN}/Module%20Breakdown/${capitalized(name)}`,
    group: slugOf(name),
  };
}

/** What an export holds, as its page lists it. */
function membersOf(facts: Facts, texts: Texts, { end }: Kind, { members }: ExportFact): string {
  const sections = (textOf: (member: string) => string) =>
    members.map((member) => `## ${member}\n\n${textOf(member)}`).join('\n\n');
  switch (end) {
    case 'ContainerModules':
      return table(
        ['Position', 'Container module'],
        members.map((member, index) => [String(index + 1), `\`${member}\``]),
      );
    case 'ModuleControllers':
      return sections((controller) => {
        const own = facts.operations.filter(({ id }) => id.startsWith(`${controller}.`));
        return operationTable(own, texts);
      });
    case 'ModuleOptions':
      return members.map((member) => `- \`${member}\``).join('\n');
    case 'ModuleValidators':
      return sections((name) => validatorText(facts, name));
    case 'Container':
      return '';
  }
}

function operationTable(operations: readonly OperationFact[], texts: Texts): string {
  return table(
    ['Method', 'Route', 'What it does', 'Success'],
    operations.map(({ id, module, method, path, success }) => [
      `[\`${id.split('.')[1]}\`](/api/${slugOf(module)}#${id})`,
      `\`${method.toUpperCase()} ${path}\``,
      texts.sentences.get(id) ?? '',
      String(success.status),
    ]),
  );
}

const isCondition = (rule: string) => rule.startsWith('required');

function validatorText(facts: Facts, name: string): string {
  const schema = facts.schemas.find((fact) => fact.name === name);
  if (schema === undefined)
    return 'Operations name this class at most for an error, so its fields were not read.';
  const place = sourceLink(facts, schema, `${schema.file.split('/').at(-1)}:${schema.line}`);
  const rows = describeFields(schema.schema).map((field) => [
    `\`${field.name}\`${field.isRequired || field.rules.some(isCondition) ? '' : ', optional'}`,
    field.type,
    field.rules.map(plain).join('; '),
  ]);
  return rows.length === 0
    ? `Defined in ${place}. It has no fields.`
    : `Defined in ${place}.\n\n${table(['Field', 'Type', 'Limits'], rows)}`;
}

/** MDX reads braces and angle brackets outside of code as its own. */
function plain(text: string): string {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? `\`${part}\`` : part.replaceAll(/[{}<>]/g, '\\$&')))
    .join('');
}

/** Code that links to its place at the commit of the facts. */
export function sourceLink(facts: Facts, { file, line }: Place, text: string): string {
  return `[\`${text}\`](${sourceUrl(facts, file, line)})`;
}

function moduleOf(facts: Facts, name: string): ModuleFact {
  const found = facts.modules.find((module) => module.name === name);
  return found ?? refuse(name, 'the product has no such module');
}

function exportOf(module: ModuleFact, { end }: Kind): ExportFact {
  const refusal = `it does not export ${exportName(module.name, end)}`;
  return findExport(module, end) ?? refuse(module.name, refusal);
}

function refuse(module: string, reason: string): never {
  throw new Error(`Cannot write the reference of ${module}: ${reason}.`);
}

function findExport(module: ModuleFact, end: string): ExportFact | undefined {
  return module.exports.find(({ name }) => name === exportName(module.name, end));
}

function exportName(module: string, end: string): string {
  return end === 'Container' ? `setup${capitalized(module)}Container` : `${module}${end}`;
}

function moduleRoute(name: string): string {
  return `${REFERENCE}/Other/${name}`;
}

function exportRoute(name: string, { end }: Kind): string {
  return `${moduleRoute(name)}.${exportName(name, end)}`;
}

/** A table in Markdown; rows hold cells of Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/** A list in front matter. YAML reads the strings of JSON, whatever characters a text has. */
export function listOf(
  templates: readonly string[],
  values: Readonly<Record<string, string>>,
): string {
  return templates.map((text) => `  - ${JSON.stringify(fill(text, values))}`).join('\n');
}

/**
 * Fills a template of `pages`; each page says in its first lines where it comes from.
 * @throws Error for a place without a value
 */
export function page(
  facts: Facts,
  file: string,
  template: string,
  values: Readonly<Record<string, string>>,
): { readonly file: string; readonly text: string } {
  const text = (diskFiles(fileURLToPath(FOLDER)).read(`${template}.md`) ?? '')
    .replace(
      '---\n',
      '---\n# Generated from packages/product-source by "npm run api". Edit texts or generator there.\n',
    )
    .replace('\n---\n', '\ncustom_edit_url: null\n---\n');
  const { commit, date } = facts;
  const checked = `Read from ViBe [\`${commit.slice(0, 9)}\`](https://github.com/vicharanashala/vibe/tree/${commit}) of ${date}.`;
  const common = { design: DESIGN, reference: REFERENCE, checked };
  return { file, text: fill(text, { ...common, ...values }) };
}

/** @throws Error for a place without a value */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_place, name) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A template names the unknown value "${name}".`);
    return value;
  });
}
