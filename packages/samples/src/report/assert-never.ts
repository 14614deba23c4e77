/**
 * Marks a place that no value reaches.
 *
 * @throws always
 */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value ${JSON.stringify(value)}`);
}
