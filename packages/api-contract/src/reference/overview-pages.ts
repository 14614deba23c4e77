import { operations } from '../http/operations/index.ts';
import { code, table } from './markdown.ts';
import { exportRoute, moduleFacts, moduleRoute } from './module-facts.ts';
import type { ReferencePage } from './page.ts';

const DESIGN = '/docs/System%20Design%20&%20Architecture/Backend';

/** The index of the reference and the list of modules. */
export function overviewPages(): readonly ReferencePage[] {
  return [indexPage(), modulesPage()];
}

function indexPage(): ReferencePage {
  return {
    file: 'index.mdx',
    title: 'Backend reference',
    description:
      'What the modules of the ViBe backend export in TypeScript, for people who work inside the backend.',
    parts: [
      'This section describes TypeScript exports, not HTTP calls. You need it when you write a test, load one module alone or add a module. For the calls, open the [API documentation](/api); for the reasons behind the design, read [Backend system design](/docs/System%20Design%20&%20Architecture/Backend).',
      '## The naming contract {#names}',
      'The backend is one Express process. At the start a loader looks at the folders under `backend/src/modules`, imports the `index` file of each and reads names that follow from the folder. For a folder `name` these are:',
      table(
        ['Name', 'Type', 'What the loader does with it'],
        [
          ['`nameModuleControllers`', '`Function[]`', 'serves the routes of these classes'],
          [
            '`nameModuleValidators`',
            '`Function[]`',
            'shows their schemas when the module runs alone',
          ],
          ['`nameContainerModules`', '`ContainerModule[]`', 'loads them into the container'],
          [
            '`setupNameContainer`',
            '`() => Promise<void>`',
            'calls it when the module runs alone; first letter of the folder in upper case',
          ],
        ],
      ),
      'A fifth export, `nameModuleOptions`, is for tests. The loader does not read it.',
      '## When a name is missing {#missing}',
      'With all modules loaded, a missing array counts as empty. The module is then silent: it starts without an error and serves nothing. `settings` is the case in July 2025: it exports no `settingsModuleControllers`, so its six routes are never served. With one module loaded, a missing set-up function or an empty list of controllers stops the start with an error.',
      '## One module or all {#app-module}',
      table(
        ['`APP_MODULE`', 'What happens'],
        [
          [
            '`all`, the default',
            'one container with the container modules of every module, each once',
          ],
          [
            '`auth`, `courses` and so on',
            'the set-up function of that module prepares its own container',
          ],
        ],
      ),
      'The value is turned into lower case. So `genai` loads nothing, because the folder is called `genAI`, and `settings` throws.',
      '## Types behind the exports {#types}',
      '- `ContainerModule` comes from inversify 7: a function that binds tokens to classes, as an object that a container can load.\n- `RoutingControllersOptions` comes from routing-controllers 0.11: controllers, checkers, validation and error handling of a server.\n- `Function[]` holds classes: controllers in one array, request and response classes in the other.',
      '## Where to go {#next}',
      `- [Modules](/docs/api/backend/modules): the documented modules side by side\n${moduleFacts
        .map(({ name }) => `- [Exports of ${name}](${moduleRoute(name)})`)
        .join('\n')}`,
    ],
  };
}

function modulesPage(): ReferencePage {
  const rows = moduleFacts.map((facts) => {
    const routes = operations.filter(({ path }) => path.startsWith(`/${facts.name}/`)).length;
    return [
      `[${code(facts.name)}](${moduleRoute(facts.name)})`,
      String(facts.containerModules.length),
      String(facts.controllers.length),
      String(facts.validators.length),
      String(routes),
      `[design](${facts.designPage})`,
    ];
  });
  const links = moduleFacts.flatMap(({ name, exports }) =>
    exports.map((entry) => [
      `[${code(entry.name)}](${exportRoute(name, entry.name)})`,
      code(name),
      PURPOSES[entry.kind],
    ]),
  );
  return {
    file: 'modules.mdx',
    title: 'Modules',
    description:
      'The backend modules whose exports are documented here, side by side, with a link to each export.',
    parts: [
      'Two modules are documented export by export: `auth` and `courses`. Both export five names of the same shape, so what you learn from one holds for the other.',
      '## Side by side {#modules}',
      table(['Module', 'Container modules', 'Controllers', 'Validators', 'Routes', 'Design'], rows),
      '`auth` brings container modules of other modules along because signing up enrols people who were invited. `courses` does so because rights, quizzes and invites hang on courses. The objects are the same in both arrays, which lets the loader drop duplicates.',
      '## All exports {#exports}',
      table(['Export', 'Module', 'Purpose'], links),
      '## The other modules {#others}',
      `The folders \`anomalies\`, \`genAI\`, \`notifications\`, \`quizzes\`, \`settings\` and \`users\` follow the same naming contract. What they do is described in the [module breakdown](${DESIGN}/Module%20Breakdown); their calls stand in the [API documentation](/api). The [naming contract](/docs/api/backend#names) says what a new module must export.`,
    ],
  };
}

const PURPOSES = {
  containerModules: 'what the container must know to create the classes',
  controllers: 'the classes whose routes are served',
  options: 'how tests serve the module alone',
  validators: 'the classes of requests and answers',
  setup: 'prepares the container when the module runs alone',
} as const;
