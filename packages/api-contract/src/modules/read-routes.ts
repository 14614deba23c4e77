import { getMetadataArgsStorage } from 'routing-controllers';

/** A route as the decorators of a controller declare it. */
export interface DeclaredRoute {
  /** `Controller.method`. */
  readonly id: string;
  readonly method: string;
  /** With `{name}` for parameters, as OpenAPI writes them. */
  readonly path: string;
  readonly status: number;
  readonly needsToken: boolean;
  /** Class of the body. */
  readonly body: string | undefined;
  /** Class of the path parameters. */
  readonly params: string | undefined;
}

type Controller = abstract new () => unknown;

/**
 * Reads what routing-controllers knows about the routes of some controllers.
 *
 * @param controllers decorated classes, as in `authModuleControllers`
 */
export function readRoutes(controllers: readonly unknown[]): readonly DeclaredRoute[] {
  const storage = getMetadataArgsStorage();
  return storage.actions
    .filter(({ target }) => controllers.includes(target))
    .map((action) => {
      const { target, method } = action;
      const base = storage.controllers.find((controller) => controller.target === target)?.route;
      const handlers = storage.responseHandlers.filter(
        (handler) => handler.target === target && handler.method === method,
      );
      const typeOf = (kind: 'body' | 'params') =>
        storage.params.find(
          (param) =>
            Object(param.object).constructor === target &&
            param.method === method &&
            param.type === kind,
        )?.explicitType?.name;
      return {
        id: `${nameOf(target)}.${method}`,
        method: String(action.type),
        path: `${base ?? ''}${String(action.route)}`.replaceAll(/:(\w+)/g, '{$1}'),
        status: Number(
          handlers.find(({ type }) => ['success-code', 'on-undefined'].includes(type))?.value ??
            200,
        ),
        needsToken: handlers.some(({ type }) => type === 'authorized'),
        body: typeOf('body'),
        params: typeOf('params'),
      };
    });
}

function nameOf(target: Controller | object): string {
  return typeof target === 'function' ? target.name : String(target);
}
