import type { ContainerModule } from 'inversify';
import type { RoutingControllersOptions } from 'routing-controllers';
import { authorizationChecker } from '../shared/authorization-checkers.ts';
import { containerModuleNamed, coursesModuleOrder } from '../shared/container-bindings.ts';
import { contractOnly } from '../shared/contract-only.ts';
import { HttpErrorHandler } from '../shared/http-error-handler.ts';
import { CourseController, CourseVersionController } from './course-controllers.ts';
import { COURSE_VALIDATORS } from './course-validators.ts';
import { COURSEVERSION_VALIDATORS } from './course-version-validators.ts';
import { ItemController } from './item-controller.ts';
import { ITEM_VALIDATORS } from './item-validators.ts';
import { MODULE_VALIDATORS } from './module-validators.ts';
import { ModuleController, SectionController } from './outline-controllers.ts';
import { SECTION_VALIDATORS } from './section-validators.ts';

/**
 * The inversify container modules that the classes of `courses` need, in the order in which they are
 * loaded. Load the whole array into one container to be able to create the five controllers.
 *
 * @remarks
 * Courses depend on users and their enrollments, on quizzes, which are items of a course, on invites
 * and on the identity service. So the array brings the container modules of `auth`, `users`,
 * `quizzes` and `notifications` along. When the loader loads all modules it merges the arrays of all
 * of them into one container and drops an object that it has already seen.
 */
export const coursesContainerModules: ContainerModule[] =
  coursesModuleOrder.map(containerModuleNamed);

/**
 * The controller classes of `courses`, in this order: courses, versions, modules, sections, items.
 * Together they serve 21 routes under `/courses`.
 *
 * @remarks
 * A controller is served only when it stands in such an array; a class in the folder is not enough.
 * When the loader serves this module alone, an empty array stops the start with an error.
 */
// biome-ignore lint/complexity/noBannedTypes: the signature of the backend
export const coursesModuleControllers: Function[] = [
  CourseController,
  CourseVersionController,
  ModuleController,
  SectionController,
  ItemController,
];

/**
 * Prepares dependency injection when `courses` runs alone: creates a container, loads
 * {@link coursesContainerModules} into it, wraps it in `InversifyAdapter` and hands it to
 * routing-controllers with `useContainer`.
 *
 * @remarks
 * The loader calls it when `APP_MODULE` is `courses`; tests call it before they create a server. When
 * all modules are loaded nobody calls it, because the loader builds one container for all of them.
 * The loader finds it by its name: `setup`, the folder with an upper-case first letter, `Container`.
 * Without that function a module cannot be loaded alone.
 *
 * @returns a promise without a value, fulfilled when the container is ready
 */
export async function setupCoursesContainer(): Promise<void> {
  contractOnly();
}

/**
 * The routing-controllers options with which tests serve `courses` alone. Paths have no prefix
 * `/api` there.
 *
 * @remarks
 * The running server does not read this object: it builds its own options for whatever modules are
 * loaded. So the two answer errors differently, and only the server's answers reach a client.
 */
export const coursesModuleOptions: RoutingControllersOptions = {
  controllers: coursesModuleControllers,
  middlewares: [HttpErrorHandler],
  defaultErrorHandler: false,
  authorizationChecker,
  validation: true,
};

/**
 * The request and response classes of `courses`, 39 in all: 4 for courses, 7 for versions, 13 for
 * items, 8 for modules and 7 for sections. The array tells the API description which schemas to show
 * when this module is loaded alone; it does not switch validation on or off.
 *
 * @remarks
 * Rules on the fields come from class-validator and hold for every request whose body or path
 * parameters have that class. When all modules are loaded, the description uses every schema that it
 * knows.
 */
// biome-ignore lint/complexity/noBannedTypes: the signature of the backend
export const coursesModuleValidators: Function[] = [
  ...COURSE_VALIDATORS,
  ...COURSEVERSION_VALIDATORS,
  ...ITEM_VALIDATORS,
  ...MODULE_VALIDATORS,
  ...SECTION_VALIDATORS,
];
