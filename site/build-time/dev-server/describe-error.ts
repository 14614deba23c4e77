import { stripVTControlCharacters } from 'node:util';
import { projectFolder } from '../page-files.ts';

/** Describes an error of a page or of a component in a few lines: the place, if it is known, and what is wrong. */
export function describeError(error: unknown): string {
  const { message, cause, file } = Object(error);
  const { line, column = 1, reason } = Object(cause);
  const what = reason ?? cause?.message ?? message ?? String(error);
  const place = line === undefined ? file : `${file}:${line}:${column}`;
  const text = place === undefined ? what : `${place}: ${what}`;
  return stripVTControlCharacters(text).replaceAll(`${projectFolder}/`, '');
}
