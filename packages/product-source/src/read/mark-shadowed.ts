import type { ModuleFact, OperationFact } from '../facts.ts';

/**
 * Marks operations that no request reaches. Express asks routes in the order of registration: modules
 * by name, controllers as the module lists them, methods as the class declares them. `GET /users/me`
 * behind `GET /users/{userId}` is never called.
 */
export function markShadowed(
  operations: readonly OperationFact[],
  modules: readonly ModuleFact[],
): readonly OperationFact[] {
  const controllers = modules.flatMap((module) => module.controllers);
  const position = ({ id }: OperationFact) => controllers.indexOf(id.split('.')[0] ?? '');
  const registered = operations
    .filter(({ served }) => served)
    .sort((a, b) => position(a) - position(b) || a.line - b.line);
  return operations.map((operation) => {
    const earlier = registered
      .slice(0, Math.max(0, registered.indexOf(operation)))
      .find(({ method, path }) => method === operation.method && takes(path, operation.path));
    return { ...operation, shadowedBy: earlier?.id ?? null };
  });
}

/** True when a route answers every address of another: its parameters take any text. */
function takes(route: string, other: string): boolean {
  const parts = segmentsOf(route);
  const others = segmentsOf(other);
  return (
    parts.length === others.length &&
    parts.every((part, index) => part.startsWith('{') || part === others[index])
  );
}

/** Express ignores case and empty segments. */
function segmentsOf(path: string): readonly string[] {
  const parts = path.split('/').filter((part) => part !== '');
  return parts.map((part) => (part.startsWith('{') ? part : part.toLowerCase()));
}
