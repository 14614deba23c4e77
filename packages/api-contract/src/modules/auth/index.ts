import type { ContainerModule } from 'inversify';
import type { RoutingControllersOptions } from 'routing-controllers';
import { authorizationChecker, currentUserChecker } from '../shared/authorization-checkers.ts';
import { authModuleOrder, containerModuleNamed } from '../shared/container-bindings.ts';
import { contractOnly } from '../shared/contract-only.ts';
import { AuthController } from './auth-controller.ts';
import { AUTH_VALIDATORS } from './auth-validators.ts';

/**
 * The inversify container modules that the classes of `auth` need, in the order in which they are
 * loaded. Load the whole array into one container: a single module of it is not enough to create
 * `AuthController`.
 *
 * @remarks
 * Signing up enrols people who were invited. So `auth` needs invites, mail, enrollments and courses,
 * and brings the container modules of `notifications`, `users` and `courses` along. The loader reads
 * this array under the name that follows from the folder. When it loads all modules it merges the
 * arrays of all of them into one container and drops an object that it has already seen.
 */
export const authContainerModules: ContainerModule[] = authModuleOrder.map(containerModuleNamed);

/**
 * The controller classes of `auth`: `AuthController` alone. It serves the four routes under `/auth`.
 *
 * @remarks
 * A controller is served only when it stands in such an array; a class in the folder is not enough.
 * When the loader serves this module alone, an empty array stops the start with an error. Among all
 * modules an empty or missing array counts as no controllers.
 */
// biome-ignore lint/complexity/noBannedTypes: the signature of the backend
export const authModuleControllers: Function[] = [AuthController];

/**
 * Prepares dependency injection when `auth` runs alone: creates a container, loads
 * {@link authContainerModules} into it, wraps it in `InversifyAdapter` and hands it to
 * routing-controllers with `useContainer`.
 *
 * @remarks
 * The loader calls it when `APP_MODULE` is `auth`; tests call it before they create a server. When all
 * modules are loaded nobody calls it, because the loader builds one container for all of them. The
 * loader finds it by its name: `setup`, the folder with an upper-case first letter, `Container`.
 * Without that function a module cannot be loaded alone.
 *
 * @returns a promise without a value, fulfilled when the container is ready
 */
export async function setupAuthContainer(): Promise<void> {
  contractOnly();
}

/**
 * The routing-controllers options with which tests serve `auth` alone. Paths have no prefix `/api`
 * there.
 *
 * @remarks
 * The running server does not read this object: it builds its own options for whatever modules are
 * loaded. So the two answer errors differently, and only the server's answers reach a client.
 */
export const authModuleOptions: RoutingControllersOptions = {
  controllers: authModuleControllers,
  authorizationChecker,
  currentUserChecker,
  validation: true,
};

/**
 * The request and response classes of `auth`, nine in all. The array tells the API description which
 * schemas to show when this module is loaded alone; it does not switch validation on or off.
 *
 * @remarks
 * Rules on the fields come from class-validator and hold for every request whose body has that class.
 * When all modules are loaded, the description uses every schema that it knows.
 */
// biome-ignore lint/complexity/noBannedTypes: the signature of the backend
export const authModuleValidators: Function[] = [...AUTH_VALIDATORS];
