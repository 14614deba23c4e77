/** Ends a `switch` over a union: a new member that is not handled becomes a type error. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
