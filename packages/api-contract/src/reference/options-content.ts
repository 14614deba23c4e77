import { code, codeLink, table } from './markdown.ts';
import { exportRoute, type ModuleFacts } from './module-facts.ts';

type Row = readonly [field: string, value: string, meaning: string];

const HEADER_RULE =
  'takes what stands after the space in the header `authorization`; without it the answer is no';

const checkers: Readonly<Record<ModuleFacts['name'], readonly Row[]>> = {
  auth: [
    [
      'authorizationChecker',
      'an async function in the file',
      `${HEADER_RULE}. Otherwise the result of \`FirebaseAuthService.verifyToken(token)\`; an exception counts as no. Roles are ignored`,
    ],
    [
      'currentUserChecker',
      'an async function in the file',
      'gives `null` without a token or on an error, else the result of `verifyToken`: a boolean, not a user',
    ],
  ],
  courses: [
    [
      'middlewares',
      '`[HttpErrorHandler]`',
      'turns errors into answers and passes them on to Sentry',
    ],
    [
      'defaultErrorHandler',
      '`false`',
      'the handler of the library is off, because the one above does its work',
    ],
    [
      'authorizationChecker',
      'the shared function',
      `${HEADER_RULE}. Otherwise \`getCurrentUserFromToken\` must find a user; any error counts as no`,
    ],
  ],
};

const unset: Readonly<Record<ModuleFacts['name'], readonly string[]>> = {
  auth: ['middlewares', 'defaultErrorHandler'],
  courses: ['currentUserChecker'],
};

const NEVER_SET = ['routePrefix', 'cors', 'development', 'interceptors', 'classTransformer'];

const server: readonly Row[] = [
  ['controllers', 'from the loader', 'the controllers of all loaded modules'],
  ['middlewares', '`[HttpErrorHandler]`', 'the same class'],
  ['routePrefix', '`APP_ROUTE_PREFIX`, by default `/api`', 'so a route is `/api/auth/login` there'],
  ['authorizationChecker', 'the shared function', 'finds the user of the token'],
  ['currentUserChecker', 'the shared function', 'gives the user'],
  ['defaultErrorHandler', '`true`', 'errors have `name`, `message` and, for fields, `errors`'],
  ['development', '`true` when `NODE_ENV` is `development`', 'adds `stack` to errors'],
  ['validation', '`true`', 'bodies and parameters are checked'],
  ['cors', 'from `APP_ORIGINS`', 'web clients of these origins may call'],
];

/** Tables of options: what is set, what is not, and what the running server uses instead. */
export function optionsContent(facts: ModuleFacts): readonly string[] {
  const { name } = facts;
  const controllers = `${name}ModuleControllers`;
  const rows: readonly Row[] = [
    [
      'controllers',
      codeLink(controllers, exportRoute(name, controllers)),
      'the classes whose routes are served',
    ],
    ...checkers[name],
    ['validation', '`true`', 'bodies and parameters are checked by their classes'],
  ];
  const head = ['Field', 'Value', 'Meaning'];
  const withCode = (list: readonly Row[]) =>
    list.map(([field, value, meaning]) => [code(field), value, meaning]);
  return [
    '## Fields that are set {#set}',
    table(head, withCode(rows)),
    '## Fields that are not set {#not-set}',
    `${[...unset[name], ...NEVER_SET].map(code).join(', ')}. The default of the library holds for them${
      name === 'auth' ? '; so its own error handler answers' : ''
    }.`,
    '## What the running server uses {#server}',
    'The server builds one object in `backend/src/index.ts`:',
    table(head, withCode(server)),
    '## Errors in tests and in the server {#errors}',
    table(
      ['Where', 'Body of a refusal'],
      [
        ['running server', '`name`, `message`, `errors?`, and `stack?` in development'],
        ['answers of `HttpErrorHandler` in tests', '`message`, `errors?`, `sentryEventId?`'],
      ],
    ),
    'A test that checks the body of a refusal says nothing about what a client of the server receives.',
  ];
}
