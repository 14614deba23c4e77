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

/** What the server's loader does with an export, by the end of its name. */
const KINDS = [
  {
    end: 'ContainerModules',
    label: 'Container modules',
    file: 'container-modules',
    use: 'container modules of inversify that the classes of the module need',
  },
  {
    end: 'ModuleControllers',
    label: 'Controllers',
    file: 'module-controllers',
    use: 'classes whose routes the server answers',
  },
  {
    end: 'ModuleOptions',
    label: 'Options',
    file: 'module-options',
    use: 'options of routing-controllers, for tests that serve the module alone',
  },
  {
    end: 'ModuleValidators',
    label: 'Validators',
    file: 'module-validators',
    use: 'classes of bodies, parameters and answers',
  },
  {
    end: 'Container',
    label: 'Set-up function',
    file: '',
    use: 'prepares the container when the module runs alone',
  },
] as const;
type Kind = (typeof KINDS)[number];

/**
 * Writes the fourteen pages about the exports of backend modules.
 * @throws Error when a module lacks an export that has a page
 */
export function backendPages(facts: Facts, texts: Texts): readonly BackendPage[] {
  return [
    overviewPage(facts),
    modulesPage(facts),
    ...MODULES.flatMap((name) => [
      modulePage(facts, name),
      ...KINDS.map((kind) => exportPage(facts, texts, name, kind)),
    ]),
  ];
}

function overviewPage(facts: Facts): BackendPage {
  return page(
    'index.mdx',
    {
      title: 'Backend reference',
      description:
        'What the modules of the ViBe backend export in TypeScript, for people who work inside the backend.',
    },
    [
      `This section describes TypeScript exports, not HTTP calls. You need it when you write a test, load one module alone or add a module. For the calls, open the [API documentation](/api); for the reasons behind the design, read [Backend system design](${DESIGN}).`,
      checkedLine(facts),
      '## Names of exports {#names}',
      'The backend is one Express process. When it starts, `loadAppModules` in `backend/src/bootstrap/loadModules.ts` imports the `index` file of each folder under `backend/src/modules` and reads names that follow from the folder. For a folder `name` these are:',
      table(
        ['Name', 'Type', 'What the loader does with it'],
        [
          ['`nameModuleControllers`', '`Function[]`', 'serves the routes of these classes'],
          [
            '`nameModuleValidators`',
            '`Function[]`',
            'shows their schemas in the generated OpenAPI document',
          ],
          [
            '`nameContainerModules`',
            '`ContainerModule[]`',
            'loads them into one container, each once',
          ],
          [
            '`setupNameContainer`',
            '`() => Promise<void>`',
            'calls it when the module runs alone; the first letter of the folder is in upper case',
          ],
        ],
      ),
      'Most modules also export `nameModuleOptions`, for tests. The loader does not read it.',
      '## When a name is missing {#missing}',
      'With all modules loaded, a missing list counts as empty: the module starts without an error and serves nothing. With one module loaded, a missing set-up function or an empty list of controllers ends the start with an error.',
      '## One module or all {#app-module}',
      table(
        ['`APP_MODULE`', 'What happens'],
        [
          ['`all`, the default', 'one container with the container modules of every module'],
          [
            'the name of a folder, such as `auth`',
            'the set-up function of that module prepares a container of its own',
          ],
        ],
      ),
      '## Where to go {#next}',
      [
        `- [Modules](${REFERENCE}/modules): all modules side by side`,
        ...MODULES.map((name) => `- [Exports of ${name}](${moduleRoute(name)})`),
      ].join('\n'),
    ],
  );
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
  return page(
    'modules.mdx',
    {
      title: 'Modules',
      description:
        'All modules of the ViBe backend with the number of controllers, validators, container modules and operations.',
    },
    [
      `The backend has ${facts.modules.length} modules. The exports of \`auth\` and \`courses\` are documented one by one; the others have the same shape, so what you learn from one holds for the others.`,
      checkedLine(facts),
      '## Side by side {#modules}',
      table(['Module', 'Container modules', 'Controllers', 'Validators', 'Operations'], rows),
      '"None" means that the module does not export a list of that name.',
      '## Names that do not follow the folder {#others}',
      odd.length === 0
        ? 'There are none.'
        : 'The loader looks for [names that follow from the folder](/docs/api/backend#names) and does not find these:',
      odd.join('\n'),
    ],
  );
}

function modulePage(facts: Facts, name: DocumentedModule): BackendPage {
  const module = moduleOf(facts, name);
  return page(
    `other/${name}.mdx`,
    {
      title: `Exports of ${name}`,
      description: `The names that the ${name} module of the ViBe backend exports, and what each one is for.`,
      slug: `/api/backend/Other/${name}`,
      sidebar_label: name,
    },
    [
      `The module \`${name}\` exports ${module.exports.length} names from ${sourceLink(facts, module, module.file)}. The loader and the tests of the module read them.`,
      checkedLine(facts),
      '## Exports {#exports}',
      table(
        ['Export', 'Type', 'Holds'],
        KINDS.map((kind) => {
          const found = exportOf(module, kind);
          return [`[\`${found.name}\`](${exportRoute(name, kind)})`, `\`${found.type}\``, kind.use];
        }),
      ),
      '## See also {#see-also}',
      [
        `- [Design of the ${name} module](${designRoute(name)})`,
        `- [Its operations over HTTP](/api/${slugOf(name)})`,
        `- [Modules](${REFERENCE}/modules): all modules side by side`,
      ].join('\n'),
    ],
  );
}

function exportPage(facts: Facts, texts: Texts, name: DocumentedModule, kind: Kind): BackendPage {
  const module = moduleOf(facts, name);
  const found = exportOf(module, kind);
  const file = kind.file === '' ? `setup-${name}-container` : `${name}-${kind.file}`;
  const others = KINDS.filter((other) => other !== kind).map(
    (other) =>
      `- ${other.label}: [\`${exportName(name, other.end)}\`](${exportRoute(name, other)})`,
  );
  const declaration =
    kind.end === 'Container'
      ? `function ${found.name}(): Promise<void>;`
      : `const ${found.name}: ${found.type};`;
  const imported = {
    ContainerModules: 'ContainerModule',
    ModuleOptions: 'RoutingControllersOptions',
  }[kind.end as string];
  const library = imported === 'ContainerModule' ? 'inversify' : 'routing-controllers';
  return page(
    `other/${file}.mdx`,
    {
      title: `${kind.label} of ${name}`,
      description: `${found.name} of the ViBe backend: ${kind.use}.`,
      slug: `/api/backend/Other/${name}.${found.name}`,
      sidebar_label: kind.label,
    },
    [
      sentence(name, kind, found),
      [
        '```ts',
        ...(imported === undefined ? [] : [`import type { ${imported} } from '${library}';`, '']),
        `export declare ${declaration}`,
        '```',
      ].join('\n'),
      `Defined in ${sourceLink(facts, found, `${found.file}:${found.line}`)}. Exported by the [${name} module](${moduleRoute(name)}). ${checkedLine(facts)}`,
      ...contentOf(facts, texts, { module: name, kind, found }),
      '## See also {#see-also}',
      [
        ...others,
        `- Design: [the ${name} module](${designRoute(name)})`,
        `- Calls over HTTP: [API documentation](/api/${slugOf(name)})`,
      ].join('\n'),
    ],
  );
}

function sentence(name: string, kind: Kind, { members }: ExportFact): string {
  switch (kind.end) {
    case 'ContainerModules':
      return `The ${members.length} container modules of inversify that the classes of \`${name}\` need, in the order in which they are loaded.`;
    case 'ModuleControllers':
      return `The controller classes of \`${name}\`. The server answers the routes of a controller only when it stands in this list.`;
    case 'ModuleOptions':
      return `Options of routing-controllers with which a test serves \`${name}\` alone. The running server does not use them: it builds its own in \`backend/src/index.ts\`.`;
    case 'ModuleValidators':
      return `The ${members.length} classes that describe bodies, parameters and answers of \`${name}\`. The list decides which schemas the generated OpenAPI document shows; validation does not depend on it.`;
    case 'Container':
      return `Prepares dependency injection when \`${name}\` runs alone: it creates a container, loads [\`${name}ContainerModules\`](${exportRoute(name, KINDS[0])}) into it, wraps it in \`InversifyAdapter\` and hands it to routing-controllers with \`useContainer\`.`;
  }
}

function contentOf(
  facts: Facts,
  texts: Texts,
  {
    module,
    kind,
    found,
  }: { readonly module: string; readonly kind: Kind; readonly found: ExportFact },
): readonly string[] {
  switch (kind.end) {
    case 'ContainerModules':
      return [
        '## The list {#modules}',
        table(
          ['Position', 'Container module'],
          found.members.map((member, index) => [String(index + 1), `\`${member}\``]),
        ),
      ];
    case 'ModuleControllers':
      return found.members.flatMap((controller) => [
        `## ${controller}`,
        operationTable(
          facts.operations.filter(({ id }) => id.startsWith(`${controller}.`)),
          texts,
        ),
      ]);
    case 'ModuleOptions':
      return [
        '## Fields that are set {#set}',
        found.members.map((member) => `- \`${member}\``).join('\n'),
        'For every other field the default of the library holds.',
      ];
    case 'ModuleValidators':
      return found.members.flatMap((member) => [`## ${member}`, validatorText(facts, member)]);
    case 'Container':
      return [
        '## Who calls it {#callers}',
        `The loader, when \`APP_MODULE\` is \`${module}\`, and tests of the module, before they create a server with [\`${module}ModuleOptions\`](${exportRoute(module, KINDS[2])}). With \`APP_MODULE=all\` nobody calls it: the loader puts the container modules of every module into one container.`,
      ];
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

function designRoute(name: string): string {
  return `${DESIGN}/Module%20Breakdown/${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

function page(
  file: string,
  frontMatter: Readonly<Record<string, string>>,
  blocks: readonly string[],
): BackendPage {
  const fields = Object.entries(frontMatter).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  const head = [
    '---',
    '# Generated from packages/product-source by "npm run api". Edit texts or generator there.',
    ...fields,
    'custom_edit_url: null',
    '---',
  ];
  return {
    file,
    text: `${[head.join('\n'), ...blocks.filter((block) => block !== '')].join('\n\n')}\n`,
  };
}
