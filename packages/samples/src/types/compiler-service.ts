import ts from 'typescript';

/** File access with a cache: every program requests all library files, and each is read once. */
export function createDiskHost() {
  const snapshots = new Map<string, ts.IScriptSnapshot | undefined>();
  return {
    getScriptSnapshot: (path: string) => {
      if (!snapshots.has(path)) {
        const text = ts.sys.readFile(path);
        snapshots.set(path, text === undefined ? undefined : ts.ScriptSnapshot.fromString(text));
      }
      return snapshots.get(path);
    },
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    ...(ts.sys.realpath === undefined ? {} : { realpath: ts.sys.realpath }),
  };
}

/**
 * The quick info of an editor for a name.
 *
 * @param offset in the file, counted from 0
 * @returns as formatted by the compiler, multi-line for object types; empty when there is no name
 */
export function askQuickInfo(service: ts.LanguageService, path: string, offset: number): string {
  const info = service.getQuickInfoAtPosition(path, offset);
  return ts.displayPartsToString([...(info?.displayParts ?? [])]);
}

/** Parsed files of libraries, for programs that share them. */
export type ParsedLibraries = Map<string, ts.SourceFile | undefined>;

/** A compiler host that parses each file of a library once for all programs that share `parsed`. */
export function sharingHost(options: ts.CompilerOptions, parsed: ParsedLibraries): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    getSourceFile: (path, version) => {
      if (!path.includes('/node_modules/')) {
        return host.getSourceFile(path, version);
      }
      const key = JSON.stringify([path, version, options.module, options.jsx]);
      if (!parsed.has(key)) {
        parsed.set(key, host.getSourceFile(path, version));
      }
      return parsed.get(key);
    },
  };
}
