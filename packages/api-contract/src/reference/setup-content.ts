import { code, codeLink, table } from './markdown.ts';
import { exportRoute, type ModuleFacts } from './module-facts.ts';

/** Steps, callers and needs of a set-up function. */
export function setupContent(facts: ModuleFacts): readonly string[] {
  const { name } = facts;
  const modules = `${name}ContainerModules`;
  const options = `${name}ModuleOptions`;
  return [
    '## What it does {#steps}',
    [
      '1. It creates an inversify `Container`.',
      `2. It loads ${codeLink(modules, exportRoute(name, modules))} into it and waits for them.`,
      '3. It wraps the container in `InversifyAdapter`, the bridge to routing-controllers.',
      '4. It calls `useContainer` of routing-controllers with the adapter.',
    ].join('\n'),
    'After that routing-controllers asks the container for every controller, so constructor parameters with `@inject` are filled. A second call makes a new container, which replaces the first one.',
    '## Who calls it {#callers}',
    table(
      ['Caller', 'When'],
      [
        ['the loader', `${code('APP_MODULE')} is ${code(name)}: this module runs alone`],
        [
          'tests of the module',
          `before they create a server with ${codeLink(options, exportRoute(name, options))}`,
        ],
      ],
    ),
    'With `APP_MODULE=all` the loader does not call it. It puts the container modules of every module into one container.',
    '## What can fail {#failures}',
    'The container modules read `DB_URL` and `DB_NAME`: a test needs a database, and for tokens the Firebase auth emulator. A module without a set-up function cannot be loaded alone: the loader throws.',
  ];
}
