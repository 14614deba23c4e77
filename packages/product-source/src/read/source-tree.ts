import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Symbol as Member, type Node, Project, type SourceFile, ts } from 'ts-morph';
import type { Place } from '../facts.ts';

/**
 * What the product's packages mean for the reader. They are not installed; without these few
 * declarations every value from the database would be `any`.
 */
const LIBRARIES = `
interface Array<T> { filter(is: BooleanConstructor): NonNullable<T>[] }
declare module 'mongodb' {
  export class ObjectId { constructor(id?: any); toString(): string; toHexString(): string; equals(other: any): boolean;
    getTimestamp(): Date; static createFromHexString(text: string): ObjectId; static isValid(value: any): boolean; }
  export class MongoClient { [name: string]: any }
  export type ClientSession = any;
  export type Document = Record<string, any>;
  export interface Cursor<T> { sort(...a: any[]): this; skip(n: number): this; limit(n: number): this; batchSize(n: number): this;
    project<P = any>(...a: any[]): Cursor<P>; map<P>(change: (item: T) => P): Cursor<P>; toArray(): Promise<T[]>; next(): Promise<T | null>;
    [Symbol.asyncIterator](): AsyncIterator<T>; [name: string]: any }
  export interface InsertOneResult<T = any> { acknowledged: boolean; insertedId: ObjectId }
  export interface InsertManyResult<T = any> { acknowledged: boolean; insertedCount: number; insertedIds: { [key: number]: ObjectId } }
  export interface UpdateResult<T = any> { acknowledged: boolean; matchedCount: number; modifiedCount: number; upsertedCount: number; upsertedId: ObjectId | null }
  export interface DeleteResult { acknowledged: boolean; deletedCount: number }
  export interface Collection<T = any> { findOne(...a: any[]): Promise<T | null>; find(...a: any[]): Cursor<T>;
    aggregate<P = any>(...a: any[]): Cursor<P>; countDocuments(...a: any[]): Promise<number>; distinct(...a: any[]): Promise<any[]>;
    insertOne(...a: any[]): Promise<InsertOneResult<T>>; insertMany(...a: any[]): Promise<InsertManyResult<T>>;
    updateOne(...a: any[]): Promise<UpdateResult<T>>; updateMany(...a: any[]): Promise<UpdateResult<T>>;
    deleteOne(...a: any[]): Promise<DeleteResult>; deleteMany(...a: any[]): Promise<DeleteResult>;
    findOneAndUpdate(filter: any, update: any, options: { includeResultMetadata: true, [name: string]: any }): Promise<{ value: T | null, ok: number }>;
    findOneAndUpdate(...a: any[]): Promise<T | null>; findOneAndDelete(...a: any[]): Promise<T | null>; [name: string]: any }
}
declare module 'class-transformer' { export function instanceToPlain<T>(value: T, ...a: any[]): T;
  export function plainToInstance<T>(type: new (...a: any[]) => T, value: any[], ...a: any[]): T[];
  export function plainToInstance<T>(type: new (...a: any[]) => T, value: any, ...a: any[]): T; }
declare module 'routing-controllers' { export function getFromContainer<T>(name: new (...a: any[]) => T): T; }
declare module 'inversify' { export class Container { get<T>(id: any): T; [name: string]: any } }
declare module 'express' { export type Request = any; export type Response = any; export type NextFunction = any; }
`;

/** A folder of the checkout as compiled source; every place is told relative to the checkout. */
export type SourceTree = ReturnType<typeof readSourceTree>;

/** The source cannot be read; `message` has one line per fault: `file:line message`. */
export class BrokenSourceError extends Error {}

/** Files that are no part of what runs. */
const IS_TEST = /(^|\/)(tests?|__tests__|e2e|scripts|seeds)\/|\.(test|spec|examples|d)\.tsx?$/;

/**
 * Reads the TypeScript files of a folder. Types of own source are resolved, those of packages are not.
 * @throws BrokenSourceError when a file has a syntax error, with all of them.
 */
export function readSourceTree(root: string, folder: string) {
  const configFile = join(root, folder, 'tsconfig.json');
  const src = join(root, folder, 'src');
  const project = new Project({
    ...(existsSync(configFile) && { tsConfigFilePath: configFile }),
    skipAddingFilesFromTsConfig: true,
    skipFileDependencyResolution: true,
    compilerOptions: {
      types: [],
      strictNullChecks: true,
      noImplicitAny: true,
      noEmit: true,
      jsx: ts.JsxEmit.Preserve,
      ...pathsOf(src),
    },
  });
  const sources = existsSync(src)
    ? readdirSync(src, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((path) => !IS_TEST.test(relative(root, path)))
        .sort()
    : [];
  const files = project.addSourceFilesAtPaths(sources);
  const libraries = project.createSourceFile(join(src, '__libraries.d.ts'), LIBRARIES, {
    overwrite: true,
  });
  const pathOf = (file: SourceFile) => relative(root, file.getFilePath());
  const placeOf = (node: Node): Place => ({
    file: pathOf(node.getSourceFile()),
    line: node.getStartLineNumber(),
  });
  // The compiler asks for a place, although only the name of a variable has another type at another one.
  const typeOf = (member: Member) => member.getTypeAtLocation(libraries);
  const program = project.getProgram();
  const faults = files.flatMap((file) =>
    program.getSyntacticDiagnostics(file).map((fault) => {
      const text = ts.flattenDiagnosticMessageText(fault.compilerObject.messageText, ' ');
      return `${pathOf(file)}:${fault.getLineNumber()} ${text}`;
    }),
  );
  if (faults.length > 0) {
    throw new BrokenSourceError(`The source cannot be read:\n${faults.join('\n')}`);
  }
  return { files, pathOf, placeOf, typeOf };
}

/** `#root/*` and one alias per module: the package's own imports lead to its build output. */
function pathsOf(src: string) {
  const modules = join(src, 'modules');
  const names = existsSync(modules) ? readdirSync(modules) : [];
  return {
    baseUrl: src,
    paths: {
      '#root/*': ['./*'],
      '#shared/*': ['./shared/*'],
      ...Object.fromEntries(names.map((name) => [`#${name}/*`, [`./modules/${name}/*`]])),
      '@/*': ['./*'],
    },
  };
}
