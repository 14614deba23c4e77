import { dirname, join } from 'node:path';
import ts from 'typescript';
import * as z from 'zod';
import { cacheKey } from '../cache/result-cache.ts';
import { readRegion } from '../fences/read-region.ts';
import { type ShownType, shownTypeSchema } from '../fences/result-files.ts';
import type { ListingBlock } from '../plan/block.ts';
import type { SamplesEnvironment } from '../samples-environment.ts';
import { askQuickInfo, createDiskHost } from '../types/compiler-service.ts';
import { findShownTypes } from '../types/find-shown-types.ts';
import { readListingConfig } from './check-listing-types.ts';
import { findListingProjects, type ListingFolders, listingFiles } from './listing-projects.ts';

const typesSchema = z.array(shownTypeSchema);

/**
 * Finds the types of the names in blocks that show TypeScript of a listing, in the program of the
 * nearest `tsconfig.json`.
 *
 * @returns nothing for other blocks; no types for a file or region that is not there
 */
export function findListingTypes(
  blocks: readonly ListingBlock[],
  environment: SamplesEnvironment,
): ReadonlyMap<ListingBlock, readonly ShownType[]> {
  const { listingsFolder, cache, toolchain } = environment;
  const projects = findListingProjects(listingFiles(listingsFolder));
  const hashes = new Map(projects.map(({ folder, hash }) => [folder, hash]));
  const serve = createListingServices(environment);
  const shown = blocks.filter(({ file }) => /\.tsx?$/.test(file));
  return new Map(
    shown.map((block) => {
      const { file, options } = block;
      const hash = hashes.get(projectOf(file));
      const key = cacheKey('listing types', toolchain, hash, file, options.region ?? '');
      const types =
        typesSchema.safeParse(cache.get(key)).data ??
        typesOfRegion(serve(file), join(listingsFolder, file), options.region);
      cache.set(key, types);
      return [block, types];
    }),
  );
}

/** `<series>/<lesson>` of a file. */
function projectOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}

/** One program for each `tsconfig.json`, made when a file below it is asked for. */
function createListingServices(folders: ListingFolders): (file: string) => ts.LanguageService {
  const registry = ts.createDocumentRegistry();
  const disk = createDiskHost();
  const services = new Map<string, ts.LanguageService>();
  return (file) => {
    const base = folderOfProgram(file, folders);
    const { options, fileNames } = readListingConfig(base, folders);
    const service =
      services.get(base) ??
      ts.createLanguageService(
        {
          ...disk,
          getCompilationSettings: () => options,
          getCurrentDirectory: () => base,
          getScriptFileNames: () => [...fileNames],
          getScriptVersion: () => 'file',
        },
        registry,
      );
    services.set(base, service);
    return service;
  };
}

/** The nearest folder above a file that has a `tsconfig.json`; else that of its listing. */
function folderOfProgram(file: string, { listingsFolder }: ListingFolders): string {
  const project = join(listingsFolder, projectOf(file));
  const config = ts.findConfigFile(dirname(join(listingsFolder, file)), ts.sys.fileExists);
  return config?.startsWith(join(project, '/')) ? dirname(config) : project;
}

function typesOfRegion(
  service: ts.LanguageService,
  path: string,
  name: string | undefined,
): readonly ShownType[] {
  const file = service.getProgram()?.getSourceFile(path);
  const region = file === undefined ? undefined : readRegion(file.text, name);
  if (file === undefined || region?.kind !== 'text') {
    return [];
  }
  const starts = file.getLineStarts();
  const from = starts[region.lines[0] ?? 0] ?? 0;
  const to = starts[(region.lines.at(-1) ?? 0) + 1] ?? file.end;
  const ask = (offset: number) => askQuickInfo(service, path, offset);
  const errorsAt = service.getSemanticDiagnostics(path).map(({ start = 0 }) => start);
  return findShownTypes({ file, ask, from, to, errorsAt }).flatMap(({ offset, ...type }) => {
    const place = file.getLineAndCharacterOfPosition(from + offset);
    const line = region.lines.indexOf(place.line);
    const before = region.text.split('\n').slice(0, line).join('\n').length;
    const start = line === 0 ? 0 : before + 1;
    return line < 0 ? [] : [{ ...type, offset: start + place.character - region.indent }];
  });
}
