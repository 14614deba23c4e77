import { stripVTControlCharacters } from 'node:util';

/**
 * Describes an error of a page or of a component in a few lines: the place, if it is known, and what is wrong.
 *
 * @param folder to which paths are relative
 */
export function describeError(error: unknown, folder: string): string {
  const { message, cause, file } = Object(error);
  const { line, column = 1, reason } = Object(cause);
  const what = reason ?? cause?.message ?? message ?? String(error);
  const place = line === undefined ? file : `${file}:${line}:${column}`;
  const text = place === undefined ? what : `${place}: ${what}`;
  return stripVTControlCharacters(text).replaceAll(`${folder}/`, '');
}
