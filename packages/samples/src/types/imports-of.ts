import { isBuiltin } from 'node:module';
import ts from 'typescript';

/** A package that a source text imports, and the offset of its name (counted from 0). */
interface ImportedPackage {
  readonly name: string;
  readonly offset: number;
}

/** Finds the packages that a source text imports, without Node.js built-ins and relative paths. */
export function importsOf(text: string): readonly ImportedPackage[] {
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.filter(({ fileName }) => !/^[./]/.test(fileName) && !isBuiltin(fileName))
    .map(({ fileName, pos }) => ({ name: packageName(fileName), offset: pos }));
}

function packageName(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier);
}
