import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { ListingFolders } from './listing-folders.ts';

/** How a folder of a listing is compiled. */
export interface ListingConfig {
  /** Where its `tsconfig.json` is, or would be. */
  readonly path: string;
  readonly options: ts.CompilerOptions;
  readonly fileNames: readonly string[];
  readonly errors: readonly ts.Diagnostic[];
}

/**
 * Reads the `tsconfig.json` of a folder; without one, that of all listings holds.
 *
 * @param base absolute path of the folder
 */
export function readListingConfig(
  base: string,
  { samplesFolder }: Pick<ListingFolders, 'samplesFolder'>,
): ListingConfig {
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
