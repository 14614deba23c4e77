import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { type ParsedLibraries, sharingHost } from '../types/compiler-service.ts';

/** Like `tsc` in a folder: what it prints, and its exit code. It gives nothing for arguments that it does not know. */
export type Compiler = ReturnType<typeof createCompiler>;

/** Arguments that the compiler knows. */
const KNOWN = ['--noEmit', '--pretty', 'false'];

/** A compiler that keeps the files of packages in memory. */
export function createCompiler() {
  const parsed: ParsedLibraries = new Map();
  const programs = new Map<string, ts.Program>();
  return (folder: string, args: readonly string[]) => {
    const config = join(folder, 'tsconfig.json');
    const isInstalled = existsSync(join(folder, 'node_modules/typescript'));
    if (args.some((word) => !KNOWN.includes(word)) || !existsSync(config) || !isInstalled) {
      return undefined;
    }
    const getCurrentDirectory = () => folder;
    const settings = ts.getParsedCommandLineOfConfigFile(
      config,
      // The types of packages are the same each time, and checking them takes most of the time.
      { skipLibCheck: true, ...(args.includes('--noEmit') ? { noEmit: true } : {}) },
      { ...ts.sys, getCurrentDirectory, onUnRecoverableConfigFileDiagnostic: () => {} },
    );
    if (settings === undefined) {
      return undefined;
    }
    const { options, fileNames, errors } = settings;
    const key = JSON.stringify([folder, options, ts.sys.readFile(join(folder, 'package.json'))]);
    const oldProgram = programs.get(key);
    const host = { ...sharingHost(options, parsed), getCurrentDirectory };
    const program = ts.createProgram({
      ...(oldProgram === undefined ? {} : { oldProgram }),
      rootNames: fileNames,
      options,
      configFileParsingDiagnostics: errors,
      host,
    });
    programs.set(key, program);
    const before = ts.getPreEmitDiagnostics(program);
    const { diagnostics, emitSkipped } = program.emit();
    const found = ts.sortAndDeduplicateDiagnostics([...before, ...diagnostics]);
    const code = found.length === 0 ? 0 : emitSkipped ? 1 : 2;
    return { text: ts.formatDiagnostics(found, host), code };
  };
}
