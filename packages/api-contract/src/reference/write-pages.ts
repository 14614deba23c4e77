import { code, codeLink, paragraphs, table } from './markdown.ts';
import {
  containerModulesContent,
  controllersContent,
  entryOf,
  type PageContext,
  validatorsContent,
  withLinks,
} from './member-content.ts';
import {
  type ExportKind,
  exportLabels,
  exportRoute,
  exportTypes,
  type ModuleExport,
  type ModuleFacts,
  moduleFacts,
  moduleRoute,
} from './module-facts.ts';
import { optionsContent } from './options-content.ts';
import { overviewPages } from './overview-pages.ts';
import type { ReferencePage } from './page.ts';
import type { ContractDocs } from './read-contract.ts';
import { setupContent } from './setup-content.ts';

const SOURCE = 'https://github.com/vicharanashala/vibe/blob/main/backend/src/modules';

const content: Readonly<Record<ExportKind, (context: PageContext) => readonly string[]>> = {
  containerModules: containerModulesContent,
  controllers: controllersContent,
  options: ({ facts }) => optionsContent(facts),
  validators: validatorsContent,
  setup: ({ facts }) => setupContent(facts),
};

/**
 * Writes the pages of the reference: the index, the list of modules, one page a module and one page an
 * export.
 *
 * @param docs the contract without findings
 */
export function writePages(docs: ContractDocs): readonly ReferencePage[] {
  const members = moduleFacts.flatMap((facts) => [
    modulePage({ docs, facts }),
    ...facts.exports.map((entry) => exportPage({ docs, facts }, entry)),
  ]);
  return [...overviewPages(), ...members];
}

function exportPage(context: PageContext, entry: ModuleExport): ReferencePage {
  const { facts } = context;
  const { doc } = entryOf(context, entry.name);
  const others = facts.exports.filter(({ name }) => name !== entry.name);
  return {
    file: `other/${kebabCase(entry.name)}.mdx`,
    title: `${exportLabels[entry.kind]} of ${facts.name}`,
    description: describe(facts, entry),
    slug: `/api/backend/Other/${facts.name}.${entry.name}`,
    sidebarLabel: exportLabels[entry.kind],
    parts: [
      withLinks(paragraphs(doc.summary), facts),
      signature(entry),
      `Defined in [\`backend/src/modules/${facts.name}/index.ts\`](${SOURCE}/${facts.name}/index.ts), in July 2025 at line ${entry.line}. Exported by the [${facts.name} module](${moduleRoute(facts.name)}).`,
      withLinks(paragraphs(doc.remarks), facts),
      ...(doc.returns === ''
        ? []
        : ['## Returns {#returns}', `${code('Promise<void>')}: ${doc.returns}.`]),
      ...content[entry.kind](context),
      '## See also {#see-also}',
      [
        ...others.map(
          ({ kind, name }) =>
            `- ${exportLabels[kind]}: ${codeLink(name, exportRoute(facts.name, name))}`,
        ),
        `- Design: [the ${facts.name} module](${facts.designPage})`,
        `- Calls over HTTP: [API documentation](/api)`,
      ].join('\n'),
    ],
  };
}

const DESCRIPTIONS: Readonly<Record<ExportKind, (facts: ModuleFacts) => string>> = {
  containerModules: ({ name, containerModules }) =>
    `the ${containerModules.length} inversify container modules that ${name} needs, and every binding in them.`,
  controllers: ({ name, controllers }) =>
    controllers.length === 1
      ? `the controller class of the ${name} module with its routes and who may call them.`
      : `the ${controllers.length} controller classes of the ${name} module with their routes and who may call them.`,
  options: ({ name }) =>
    `the routing-controllers options of ${name}, and what the running server uses instead.`,
  validators: ({ name, validators }) =>
    `the ${validators.length} request and response classes of ${name}, with fields, rules and meaning.`,
  setup: ({ name }) =>
    `prepares dependency injection when the ${name} module runs alone; steps, callers, failures.`,
};

function describe(facts: ModuleFacts, { kind, name }: ModuleExport): string {
  return `${name}: ${DESCRIPTIONS[kind](facts)}`;
}

function signature({ kind, name }: ModuleExport): string {
  const { type, imports } = exportTypes[kind];
  const declaration =
    kind === 'setup'
      ? `export declare function ${name}(): ${type};`
      : `export declare const ${name}: ${type};`;
  const lines = imports === '' ? [declaration] : [imports, '', declaration];
  return ['```ts', ...lines, '```'].join('\n');
}

function modulePage(context: PageContext): ReferencePage {
  const { facts } = context;
  const { name } = facts;
  const sizes: Readonly<Record<ExportKind, string>> = {
    containerModules: `${facts.containerModules.length} container modules`,
    controllers: `${facts.controllers.length} ${facts.controllers.length === 1 ? 'class' : 'classes'}`,
    options: 'one object',
    validators: `${facts.validators.length} classes`,
    setup: 'an async function without parameters',
  };
  const readBy: Readonly<Record<ExportKind, string>> = {
    containerModules: 'the loader, always',
    controllers: 'the loader, always',
    options: 'tests only',
    validators: 'the loader, for the API description',
    setup: 'the loader when the module runs alone, and tests',
  };
  return {
    file: `other/${name}.mdx`,
    title: `Exports of ${name}`,
    description: `The five names that the ${name} module of the ViBe backend exports, and what each one is for.`,
    slug: `/api/backend/Other/${name}`,
    sidebarLabel: name,
    parts: [
      `The module ${code(name)} exports exactly five names from [\`backend/src/modules/${name}/index.ts\`](${SOURCE}/${name}/index.ts). The loader and the tests of the module read them; they are the contract between the module and the rest of the server.`,
      '## Exports {#exports}',
      table(
        ['Export', 'Type', 'Holds', 'Read by'],
        facts.exports.map(({ kind, name: exported }) => [
          codeLink(exported, exportRoute(name, exported)),
          code(kind === 'setup' ? '() => Promise<void>' : exportTypes[kind].type),
          sizes[kind],
          readBy[kind],
        ]),
      ),
      '## How the server finds them {#loader}',
      `The loader imports the file of the folder ${code(name)} and reads names that follow from it: ${code(`${name}ModuleControllers`)}, ${code(`${name}ModuleValidators`)}, ${code(`${name}ContainerModules`)} and ${code(facts.exports.find(({ kind }) => kind === 'setup')?.name ?? '')}. With \`APP_MODULE=all\` a missing array counts as empty and the set-up function is not called. With ${code(`APP_MODULE=${name}`)} the module runs alone: then a missing set-up function or an empty list of controllers stops the start.`,
      '## How a test serves the module {#test}',
      `A test calls ${code(facts.exports.find(({ kind }) => kind === 'setup')?.name ?? '')}, then creates an Express server with \`useExpressServer\` and ${code(`${name}ModuleOptions`)}, and sends requests with supertest. Paths have no prefix \`/api\` there. The tests need MongoDB and the Firebase auth emulator.`,
      '## See also {#see-also}',
      `- [Design of the ${name} module](${facts.designPage})\n- [API documentation](/api): its operations over HTTP\n- [Modules](/docs/api/backend/modules): both modules side by side`,
    ],
  };
}

/** `authModuleOptions` → `auth-module-options`. */
function kebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
