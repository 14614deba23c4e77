import { isBuiltin } from 'node:module';
import ts from 'typescript';

/**
 * Finds the packages that a source text imports, without Node.js built-ins and relative paths.
 *
 * @returns the names, and where each stands (offset counted from 0)
 */
export function importsOf(text: string) {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.filter(({ fileName }) => !/^[./]/.test(fileName) && !isBuiltin(fileName))
    .map(({ fileName, pos }) => ({ name: packageName(fileName), offset: pos }));
}

function packageName(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier);
}
