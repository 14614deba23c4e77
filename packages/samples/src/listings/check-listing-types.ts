import { join } from 'node:path';
import ts from 'typescript';
import type { ListingFinding } from './listing-finding.ts';
import { type ListingFolders, projectPath } from './listing-folders.ts';
import type { ListingProject } from './listing-projects.ts';
import { readListingConfig } from './read-listing-config.ts';

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
): ReadonlyMap<string, readonly ListingFinding[]> {
  const sourceFiles = new Map<string, ts.SourceFile | undefined>();
  return new Map(
    projects.map(({ folder }) => [folder, checkProject(folder, folders, sourceFiles)]),
  );
}

function checkProject(
  folder: string,
  folders: ListingFolders,
  sourceFiles: Map<string, ts.SourceFile | undefined>,
): readonly ListingFinding[] {
  const config = readListingConfig(join(folders.listingsFolder, folder), folders);
  const { options, fileNames } = config;
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, languageVersion) => {
    const key = `${name} ${JSON.stringify(languageVersion)}`;
    if (!sourceFiles.has(key)) {
      sourceFiles.set(key, getSourceFile(name, languageVersion));
    }
    return sourceFiles.get(key);
  };
  const program = ts.createProgram(fileNames, options, host);
  return [
    ...config.errors,
    ...program.getGlobalDiagnostics(),
    ...program.getSyntacticDiagnostics(),
    ...program.getSemanticDiagnostics(),
  ].map((diagnostic) => toFinding(diagnostic, config.path, folders.projectFolder));
}

function toFinding(diagnostic: ts.Diagnostic, config: string, root: string): ListingFinding {
  const { file, start = 0, code, messageText } = diagnostic;
  const place = file?.getLineAndCharacterOfPosition(start);
  return {
    code: 'sample/type-error',
    file: projectPath(root, file?.fileName ?? config),
    line: (place?.line ?? 0) + 1,
    column: (place?.character ?? 0) + 1,
    message: `error TS${code}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  };
}
