import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { SyntaxKind } from 'ts-morph';
import type { Facts } from './facts.ts';
import { readAbilities } from './read/read-abilities.ts';
import { readCollections } from './read/read-collections.ts';
import { createErrorReader } from './read/read-errors.ts';
import { readModules } from './read/read-modules.ts';
import { markShadowed, readOperations } from './read/read-operations.ts';
import { readFrontendRoutes } from './read/read-routes.ts';
import { createSchemaReader } from './read/read-schemas.ts';
import { readCommands, readEnvironment, readPackages } from './read/read-surroundings.ts';
import { readSourceTree, type SourceTree } from './read/source-tree.ts';
import { stateOf } from './read/state-of.ts';
import { staticValue } from './read/static-value.ts';

/** Which state of the product a checkout holds. */
type Revision = Pick<Facts, 'commit' | 'date'>;

/**
 * Reads a checkout of the product into facts.
 * @throws BrokenSourceError with file and line of every syntax error; there are no half facts.
 */
export function readProduct(root: string, revision: Revision): Facts {
  if (!existsSync(join(root, 'backend/src'))) {
    throw new Error(`"${root}" is no checkout of the product: it has no folder backend/src.`);
  }
  const backend = readSourceTree(root, 'backend');
  const frontend = readSourceTree(root, 'frontend');
  const cli = readSourceTree(root, 'cli');
  const schemas = createSchemaReader(backend);
  const answers = createSchemaReader(backend, schemas.named);
  const errors = createErrorReader(backend);
  const modules = readModules(backend);
  const served = new Set(modules.flatMap(({ controllers }) => controllers));
  const prefix = readPrefix(backend);
  const all = markShadowed(
    readOperations({ tree: backend, schemas, answers, errors, prefix, served }),
    modules,
  );
  const told = { schemas: schemas.facts(), errors: errors.facts() };
  return {
    format: 1,
    ...revision,
    routePrefix: prefix,
    modules,
    operations: all.map((one) => ({ ...one, state: stateOf(one.state, one, told) })),
    ...told,
    abilities: readAbilities(backend),
    environment: readEnvironment({ backend, frontend, cli }),
    collections: readCollections(backend),
    commands: readCommands(cli),
    packages: readPackages(root),
    frontendRoutes: readFrontendRoutes(frontend),
    files: readFiles(root),
  };
}

/** Folders that pages name; the top folder itself is read without those in it. */
const FOLDERS = /^(backend|frontend|cli|scripts|docs|self-hosting|e2e|\.github|\.husky)$/;
const IS_TEXT = /\.(tsx?|jsx?|mjs|cjs|json|ya?ml|mdx?|sh|py|hbs|css|example)$|Dockerfile|\.env/;

/** Source files with the first half of their SHA-1, sorted: enough to tell that one has changed. */
function readFiles(root: string): Facts['files'] {
  const top = readdirSync(root, { withFileTypes: true });
  const inside = top
    .filter(({ name }) => FOLDERS.test(name))
    .flatMap(({ name }) => readdirSync(join(root, name), { withFileTypes: true, recursive: true }));
  return [...top, ...inside]
    .filter((entry) => entry.isFile() && IS_TEXT.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !/(^|\/)(node_modules|build|dist|public|static)\/|-lock\./.test(file))
    .sort()
    .map((file) => {
      const hash = createHash('sha1').update(readFileSync(join(root, file)));
      return { file, hash: hash.digest('hex').slice(0, 12) };
    });
}

/** The default of `routePrefix` in the server's configuration. */
function readPrefix(tree: SourceTree): string {
  const values = tree.files
    .filter((file) => /\/config\//.test(tree.pathOf(file)))
    .flatMap((file) => file.getDescendantsOfKind(SyntaxKind.PropertyAssignment))
    .filter((property) => property.getName() === 'routePrefix')
    .map((property) => staticValue(property.getInitializer()));
  return String(values.find((value) => typeof value === 'string') ?? '');
}

/**
 * Commit and day of a Git checkout.
 * @throws when the folder is no checkout; then both are to be given
 */
export function readRevision(root: string): Revision {
  const command = ['-C', root, 'log', '-1', '--format=%H %cs'];
  const text = execFileSync('git', command, { encoding: 'utf8' });
  const [commit = '', date = ''] = text.trim().split(' ');
  return { commit, date };
}

/** One fact per line, so that a change of the product is a change of few lines. */
export function formatFacts(facts: Facts): string {
  const entries = Object.entries(facts).map(([key, value]) =>
    Array.isArray(value) && value.length > 0
      ? `"${key}": [\n${value.map((item) => JSON.stringify(item)).join(',\n')}\n]`
      : `"${key}": ${JSON.stringify(value)}`,
  );
  return `{\n${entries.join(',\n')}\n}\n`;
}
