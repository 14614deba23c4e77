import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { ExportFact, Facts, ModuleFact, OperationFact } from '../facts.ts';
import type { Texts } from '../openapi/read-texts.ts';
import { slugOf, sourceUrl } from './build-reference.ts';
import { describeFields } from './describe-schema.ts';

/** A generated page of the docs, as MDX. */
export interface BackendPage {
  /** Path below `site/docs/api/backend`. */
  readonly file: string;
  readonly text: string;
}

/** The modules whose exports have pages of their own (row R19 of `CONTRACT.md`). */
const MODULES = ['auth', 'courses'] as const;
type DocumentedModule = (typeof MODULES)[number];

const DESIGN = '/docs/System%20Design%20&%20Architecture/Backend';
const REFERENCE = '/docs/api/backend';

/** The prose of the pages, for writers: templates with `{{values}}`. */
const FOLDER = new URL('../../pages/', import.meta.url);

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
  sentence: z.string(),
  content: z.string(),
});
type Kind = z.infer<typeof kindSchema>;

/** What the server's loader does with an export, by the end of its name. */
const KINDS = z
  .array(kindSchema)
  .parse(parse(readFileSync(new URL('exports.yaml', FOLDER), 'utf8')));

/**
 * Writes the fourteen pages about the exports of backend modules.
 * @throws Error when a module lacks an export that has a page
 */
export function backendPages(facts: Facts, texts: Texts): readonly BackendPage[] {
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

function modulesPage(facts: Facts): BackendPage {
  const rows = facts.modules.map((module) => {
    const found = (end: string) =>
      module.exports.find(({ name }) => name === exportName(module.name, end));
    const count = (end: string) => String(found(end)?.members.length ?? 'none');
    const operations = facts.operations.filter(
      (operation) => operation.module === module.name,
    ).length;
    return [
      isDocumented(module.name)
        ? `[\`${module.name}\`](${moduleRoute(module.name)})`
        : `[\`${module.name}\`](${sourceUrl(facts, module.file, module.line)})`,
      count('ContainerModules'),
      count('ModuleControllers'),
      count('ModuleValidators'),
      operations === 0 ? '0' : `[${operations}](/api/${slugOf(module.name)})`,
    ];
  });
  const odd = facts.modules.flatMap((module) =>
    module.exports
      .filter(({ name }) => !KINDS.some(({ end }) => name === exportName(module.name, end)))
      .map(
        ({ name, file, line }) =>
          `- \`${module.name}\` exports [\`${name}\`](${sourceUrl(facts, file, line)})`,
      ),
  );
  return page(facts, 'modules.mdx', 'modules', {
    count: String(facts.modules.length),
    modules: table(
      ['Module', 'Container modules', 'Controllers', 'Validators', 'Operations'],
      rows,
    ),
    others:
      odd.length === 0
        ? 'There are none.'
        : [
            'The loader looks for [names that follow from the folder](/docs/api/backend#names) and does not find these:',
            odd.join('\n'),
          ].join('\n\n'),
  });
}

function modulePage(facts: Facts, name: DocumentedModule): BackendPage {
  const module = moduleOf(facts, name);
  return page(facts, `other/${name}.mdx`, 'module', {
    ...moduleValues(name),
    count: String(module.exports.length),
    source: sourceLink(facts, module, module.file),
    exports: table(
      ['Export', 'Type', 'Holds'],
      KINDS.map((kind) => {
        const found = exportOf(module, kind);
        return [`[\`${found.name}\`](${exportRoute(name, kind)})`, `\`${found.type}\``, kind.use];
      }),
    ),
  });
}

function exportPage(facts: Facts, texts: Texts, name: DocumentedModule, kind: Kind): BackendPage {
  const found = exportOf(moduleOf(facts, name), kind);
  const isFunction = kind.end === 'Container';
  const declaration = isFunction
    ? `function ${found.name}(): Promise<void>;`
    : `const ${found.name}: ${found.type};`;
  const others = KINDS.filter((other) => other !== kind).map(
    (other) =>
      `- ${other.label}: [\`${exportName(name, other.end)}\`](${exportRoute(name, other)})`,
  );
  const values = {
    ...moduleValues(name),
    label: kind.label,
    use: kind.use,
    export: found.name,
    count: String(found.members.length),
    members: membersOf(facts, texts, kind, found),
    declaration: [
      ...(kind.import === undefined ? [] : [kind.import, '']),
      `export declare ${declaration}`,
    ].join('\n'),
    source: sourceLink(facts, found, `${found.file}:${found.line}`),
    others: others.join('\n'),
  };
  return page(facts, `other/${isFunction ? 'setup-' : ''}${name}-${kind.file}.mdx`, 'export', {
    ...values,
    sentence: fill(kind.sentence, values),
    content: fill(kind.content, values),
  });
}

function moduleValues(name: DocumentedModule) {
  return {
    name,
    moduleRoute: moduleRoute(name),
    moduleDesign: `${DESIGN}/Module%20Breakdown/${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    group: slugOf(name),
  };
}

/** What an export holds, as its page lists it. */
function membersOf(facts: Facts, texts: Texts, { end }: Kind, { members }: ExportFact): string {
  switch (end) {
    case 'ContainerModules':
      return table(
        ['Position', 'Container module'],
        members.map((member, index) => [String(index + 1), `\`${member}\``]),
      );
    case 'ModuleControllers':
      return members
        .map((controller) => {
          const own = facts.operations.filter(({ id }) => id.startsWith(`${controller}.`));
          return `## ${controller}\n\n${operationTable(own, texts)}`;
        })
        .join('\n\n');
    case 'ModuleOptions':
      return members.map((member) => `- \`${member}\``).join('\n');
    case 'ModuleValidators':
      return members
        .map((member) => `## ${member}\n\n${validatorText(facts, member)}`)
        .join('\n\n');
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
      texts.get(id) ?? '',
      String(success.status),
    ]),
  );
}

function validatorText(facts: Facts, name: string): string {
  const schema = facts.schemas.find((fact) => fact.name === name);
  if (schema === undefined) return 'No operation uses this class, so its fields were not read.';
  const fields = describeFields(schema.schema);
  const place = `Defined in ${sourceLink(facts, schema, `${schema.file.split('/').at(-1)}:${schema.line}`)}.`;
  if (fields.length === 0) return `${place} It has no fields.`;
  return `${place}\n\n${table(
    ['Field', 'Type', 'Limits'],
    fields.map(({ name: field, type, isRequired, rules }) => [
      `\`${field}\`${isRequired ? '' : ', optional'}`,
      type,
      rules.map(plain).join('; '),
    ]),
  )}`;
}

/** MDX reads braces and angle brackets outside of code as its own. */
function plain(text: string): string {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? `\`${part}\`` : part.replaceAll(/[{}<>]/g, '\\$&')))
    .join('');
}

function checkedLine({ commit, date }: Facts): string {
  return `Read from ViBe [\`${commit.slice(0, 9)}\`](https://github.com/vicharanashala/vibe/tree/${commit}) of ${date}.`;
}

function sourceLink(
  facts: Facts,
  { file, line }: { readonly file: string; readonly line: number },
  text: string,
): string {
  return `[\`${text}\`](${sourceUrl(facts, file, line)})`;
}

function moduleOf(facts: Facts, name: string): ModuleFact {
  const found = facts.modules.find((module) => module.name === name);
  if (found === undefined)
    throw new Error(`Cannot write the reference of ${name}: the product has no such module.`);
  return found;
}

function exportOf(module: ModuleFact, { end }: Kind): ExportFact {
  const name = exportName(module.name, end);
  const found = module.exports.find((fact) => fact.name === name);
  if (found === undefined)
    throw new Error(`Cannot write the reference of ${module.name}: it does not export ${name}.`);
  return found;
}

function exportName(module: string, end: string): string {
  return end === 'Container'
    ? `setup${module.charAt(0).toUpperCase()}${module.slice(1)}Container`
    : `${module}${end}`;
}

function isDocumented(name: string): name is DocumentedModule {
  return MODULES.some((module) => module === name);
}

function moduleRoute(name: string): string {
  return `${REFERENCE}/Other/${name}`;
}

function exportRoute(name: string, { end }: Kind): string {
  return `${moduleRoute(name)}.${exportName(name, end)}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/** Fills a template of `pages`; each page says in its first lines where it comes from. */
function page(
  facts: Facts,
  file: string,
  template: string,
  values: Readonly<Record<string, string>>,
): BackendPage {
  const text = readFileSync(new URL(`${template}.md`, FOLDER), 'utf8')
    .replace(
      '---\n',
      '---\n# Generated from packages/product-source by "npm run api". Edit texts or generator there.\n',
    )
    .replace('\n---\n', '\ncustom_edit_url: null\n---\n');
  const common = { design: DESIGN, reference: REFERENCE, checked: checkedLine(facts) };
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
