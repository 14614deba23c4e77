import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';

/** Name and content of a file that the site offers for download. */
export type ClientFiles = Readonly<Record<string, string>>;

/**
 * Writes the types of the API and a client that needs nothing else.
 *
 * - `vibe-api.d.ts`: paths, operations and schemas, by openapi-typescript
 * - `vibe-client.js`: openapi-fetch with the token, as one ES module
 * - `vibe-client.d.ts`: its types, those of openapi-fetch included
 *
 * @param document OpenAPI document
 */
export async function buildClient(document: object): Promise<ClientFiles> {
  const types = await openapiTypes(JSON.parse(JSON.stringify(document)) as OpenAPI3);
  return {
    'vibe-api.d.ts': `// Types of the ViBe API. Written from its OpenAPI document by openapi-typescript.\n${astToString(types)}`,
    'vibe-client.js': await bundle(),
    'vibe-client.d.ts': declarations(),
  };
}

const LICENCE = '/* openapi-fetch and openapi-typescript-helpers: MIT, (c) 2023 Drew Powers. */';

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('./vibe-client.ts', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    banner: { js: LICENCE },
  });
  return outputFiles[0]?.text ?? '';
}

/** Both packages declare their types in one file each, which together need no import. */
function declarations(): string {
  const helpers = readDeclarations('openapi-typescript-helpers');
  const fetcher = readDeclarations('openapi-fetch');
  // Both end in lists of exports, and one imports from the other.
  const inner = `${helpers}\n${fetcher}`.replaceAll(/^(?:import|export) .*;$/gm, '');
  return [
    LICENCE,
    "import type { paths } from './vibe-api.js';",
    inner.trim(),
    '/** What a client needs to know; everything may be left out. */',
    'export interface VibeOptions extends Omit<ClientOptions, "headers"> {',
    '  /** Firebase ID token, or a function that is asked for it before each request. */',
    '  token?: string | (() => string | Promise<string>);',
    '  /** For operations that other applications call. */',
    '  apiKey?: string;',
    '}',
    '/** A client of the ViBe API. Without `baseUrl` it asks `http://localhost:8080`. */',
    'export declare function createVibeClient(options?: VibeOptions): Client<paths>;',
    '',
  ].join('\n');
}

function readDeclarations(name: string): string {
  const entry = fileURLToPath(import.meta.resolve(name));
  return readFileSync(join(dirname(entry), 'index.d.mts'), 'utf8');
}
