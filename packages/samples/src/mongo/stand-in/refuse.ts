/** Thrown for everything that the stand-in does not support. */
export class StandInError extends Error {
  override name = 'StandInError';
}

/**
 * Rejects options that would otherwise be ignored.
 *
 * @param method for the message, e.g. `find`
 * @throws StandInError on an option that is not in `known`
 */
export function refuseOptions(method: string, options: object, known: readonly string[]): void {
  const unknown = Object.keys(options).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new StandInError(`The stand-in knows no option "${unknown}" of ${method}().`);
  }
}

/**
 * Makes every method that the driver's class has and the stand-in lacks throw a StandInError, instead of
 * "is not a function".
 *
 * @param target an instance of the stand-in's class
 * @param name of the class, for the message
 * @param driverClass the class of the official driver that it replaces
 */
export function refuseMissing<Target extends object>(
  target: Target,
  name: string,
  driverClass: { readonly prototype: object },
): Target {
  return new Proxy(target, {
    get: (object, key) => {
      if (!(key in object) && key in driverClass.prototype) {
        throw new StandInError(`The stand-in has no ${name}.${String(key)}.`);
      }
      const value: unknown = Reflect.get(object, key, object);
      return typeof value === 'function' ? value.bind(object) : value;
    },
  });
}
