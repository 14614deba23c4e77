import * as auth from '../modules/auth/index.ts';
import * as courses from '../modules/courses/index.ts';
import {
  authModuleOrder,
  type ContainerModuleSpec,
  containerModuleSpecs,
  coursesModuleOrder,
} from '../modules/shared/container-bindings.ts';

/** The five exports of a module by what they are. */
export type ExportKind = 'containerModules' | 'controllers' | 'options' | 'validators' | 'setup';

// biome-ignore lint/complexity/noBannedTypes: the signature of the backend
type BackendClass = Function;

/** An export of a module of the backend. */
export interface ModuleExport {
  readonly kind: ExportKind;
  readonly name: string;
  /** Line in the module's `index.ts`, July 2025. */
  readonly line: number;
}

/** What the pages of one module need beside its doc comments. */
export interface ModuleFacts {
  readonly name: 'auth' | 'courses';
  readonly designPage: string;
  readonly exports: readonly ModuleExport[];
  readonly containerModules: readonly ContainerModuleSpec[];
  readonly controllers: readonly BackendClass[];
  readonly validators: readonly BackendClass[];
  /** Why container modules of other modules come along. */
  readonly whyOthers: Readonly<Record<string, string>>;
}

const DESIGN = '/docs/System%20Design%20&%20Architecture/Backend/Module%20Breakdown';

/** The two modules of which the contract documents the exports. */
export const moduleFacts: readonly ModuleFacts[] = [
  {
    name: 'auth',
    designPage: `${DESIGN}/Auth`,
    exports: [
      { kind: 'containerModules', name: 'authContainerModules', line: 18 },
      { kind: 'controllers', name: 'authModuleControllers', line: 26 },
      { kind: 'options', name: 'authModuleOptions', line: 35 },
      { kind: 'validators', name: 'authModuleValidators', line: 76 },
      { kind: 'setup', name: 'setupAuthContainer', line: 28 },
    ],
    containerModules: containerModuleSpecs(authModuleOrder),
    controllers: auth.authModuleControllers,
    validators: auth.authModuleValidators,
    whyOthers: {
      authContainerModule: 'the module itself',
      sharedContainerModule: 'database, repositories and services that all modules use',
      notificationsContainerModule: 'sign-up looks for invites and sends mail',
      usersContainerModule: 'sign-up creates enrollments and progress',
      coursesContainerModule: 'an enrollment points to items of a course',
    },
  },
  {
    name: 'courses',
    designPage: `${DESIGN}/Courses`,
    exports: [
      { kind: 'containerModules', name: 'coursesContainerModules', line: 20 },
      { kind: 'controllers', name: 'coursesModuleControllers', line: 29 },
      { kind: 'options', name: 'coursesModuleOptions', line: 44 },
      { kind: 'validators', name: 'coursesModuleValidators', line: 52 },
      { kind: 'setup', name: 'setupCoursesContainer', line: 37 },
    ],
    containerModules: containerModuleSpecs(coursesModuleOrder),
    controllers: courses.coursesModuleControllers,
    validators: courses.coursesModuleValidators,
    whyOthers: {
      coursesContainerModule: 'the module itself',
      sharedContainerModule: 'database, repositories and services that all modules use',
      authContainerModule: 'every route checks a token',
      usersContainerModule: 'rights follow from enrollments; students are held to their progress',
      quizzesContainerModule: 'a quiz is an item of a course',
      notificationsContainerModule: 'the identity service needs invites and mail',
    },
  },
];

/** Route of the page of an export. */
export function exportRoute(module: ModuleFacts['name'], exportName: string): string {
  return `/docs/api/backend/Other/${module}.${exportName}`;
}

/** Route of the page of a module. */
export function moduleRoute(module: ModuleFacts['name']): string {
  return `/docs/api/backend/Other/${module}`;
}

/** Address of an operation on the API page. */
export function operationAddress(id: string): string {
  return `/api#${id}`;
}

/** Type of an export as TypeScript shows it, and the package that it comes from. */
export const exportTypes: Readonly<
  Record<ExportKind, { readonly type: string; readonly imports: string }>
> = {
  containerModules: {
    type: 'ContainerModule[]',
    imports: "import type { ContainerModule } from 'inversify';",
  },
  controllers: { type: 'Function[]', imports: '' },
  options: {
    type: 'RoutingControllersOptions',
    imports: "import type { RoutingControllersOptions } from 'routing-controllers';",
  },
  validators: { type: 'Function[]', imports: '' },
  setup: { type: 'Promise<void>', imports: '' },
};

/** How the title of a page names an export. */
export const exportLabels: Readonly<Record<ExportKind, string>> = {
  containerModules: 'Container modules',
  controllers: 'Controllers',
  options: 'Options',
  validators: 'Validators',
  setup: 'Set-up function',
};
