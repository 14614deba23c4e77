import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '@vibe-docs/kernel';
import ts from 'typescript';
import { type ParsedLibraries, sharingHost } from '../types/compiler-service.ts';
import {
  type ListingFolders,
  type ListingProject,
  listingDiagnostic,
  projectPath,
} from './listing-projects.ts';

/**
 * Type-checks listings, each with its own `tsconfig.json` or the one of all listings.
 *
 * Files of libraries are parsed once and shared.
 *
 * @returns findings by the project's folder
 */
export function checkListingTypes(
  projects: readonly ListingProject[],
  folders: ListingFolders,
): ReadonlyMap<string, readonly Diagnostic[]> {
  const parsed: ParsedLibraries = new Map();
  return new Map(projects.map(({ folder }) => [folder, checkProject(folder, folders, parsed)]));
}

function checkProject(
  folder: string,
  folders: ListingFolders,
  parsed: ParsedLibraries,
): readonly Diagnostic[] {
  const config = readListingConfig(join(folders.listingsFolder, folder), folders);
  const { options, fileNames } = config;
  const program = ts.createProgram(fileNames, options, sharingHost(options, parsed));
  return [
    ...config.errors,
    ...program.getGlobalDiagnostics(),
    ...program.getSyntacticDiagnostics(),
    ...program.getSemanticDiagnostics(),
  ].map((diagnostic) => toFinding(diagnostic, config.path, folders.projectFolder));
}

function toFinding(diagnostic: ts.Diagnostic, config: string, root: string): Diagnostic {
  const { file, start = 0, code, messageText } = diagnostic;
  const place = file?.getLineAndCharacterOfPosition(start);
  const spot = {
    file: projectPath(root, file?.fileName ?? config),
    line: (place?.line ?? 0) + 1,
    column: (place?.character ?? 0) + 1,
  };
  const text = ts.flattenDiagnosticMessageText(messageText, ' ');
  return listingDiagnostic('sample/type-error', spot, `error TS${code}: ${text}`);
}

/**
 * Reads the `tsconfig.json` of a folder; without one, that of all listings holds.
 *
 * @param base absolute path of the folder
 * @returns `path`: where its `tsconfig.json` is, or would be
 */
export function readListingConfig(
  base: string,
  { samplesFolder }: Pick<ListingFolders, 'samplesFolder'>,
) {
  const path = join(base, 'tsconfig.json');
  const { config, error } = existsSync(path)
    ? ts.readConfigFile(path, ts.sys.readFile)
    : { config: { extends: join(samplesFolder, 'listings/tsconfig.base.json') }, error: undefined };
  const { options, fileNames, errors } = ts.parseJsonConfigFileContent(
    config ?? {},
    ts.sys,
    base,
    { noEmit: true },
    path,
  );
  return { path, options, fileNames, errors: error === undefined ? errors : [error, ...errors] };
}
