import ts from 'typescript';

/** What a compiler service needs to know of the disk. */
type DiskHost = Pick<
  ts.LanguageServiceHost,
  | 'directoryExists'
  | 'fileExists'
  | 'getDefaultLibFileName'
  | 'getDirectories'
  | 'readDirectory'
  | 'readFile'
  | 'realpath'
> & {
  readonly getScriptSnapshot: (path: string) => ts.IScriptSnapshot | undefined;
};

/** The disk for the compiler service of editors. Every program asks for all files: each is read once. */
export function createDiskHost(): DiskHost {
  const snapshots = new Map<string, ts.IScriptSnapshot | undefined>();
  return {
    getScriptSnapshot: (path) => {
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
 * What an editor shows at a name.
 *
 * @param offset in the file, counted from 0
 * @returns as the compiler words it, on several lines where objects are in it; empty: no name
 */
export function askQuickInfo(service: ts.LanguageService, path: string, offset: number): string {
  const info = service.getQuickInfoAtPosition(path, offset);
  return ts.displayPartsToString([...(info?.displayParts ?? [])]);
}
