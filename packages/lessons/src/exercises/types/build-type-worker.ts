import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleFrameScript } from '@vibe-docs/live';
import type { Verdict } from '../judging/report.ts';
import type { Libraries, TypeRequest } from './judge-types.ts';

const COMPILER_FOLDER = dirname(createRequire(import.meta.url).resolve('typescript'));

/** Where the compiler's own command begins. What is before it has no services for editors: decision 0023. */
const COMMAND = '// src/tsc/tsc.ts';
/** What `judge-types.ts` imports. */
const PARTS = 'createProgram, createSourceFile, flattenDiagnosticMessageText';

/**
 * Bundles the script of the worker that judges types: compiler, declarations of the language, and the judge.
 *
 * @throws Error when the installed compiler has another form
 */
export async function buildTypeWorker(): Promise<string> {
  // Not above: everything that shows an exercise imports this file, and the compiler loads slowly.
  const typescript = await import('typescript');
  const { version } = typescript;
  const [compiler, command] = read('_tsc.js').split(COMMAND);
  if (command === undefined) {
    throw new Error(
      `Cannot bundle the compiler: _tsc.js of TypeScript ${version} has no ${COMMAND}.`,
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'compiler-'));
  const file = join(folder, 'compiler.mjs');
  writeFileSync(file, `${compiler}\nexport { ${PARTS} };`);
  const libraries = JSON.stringify(readLibraries(typescript));
  const script = await bundleFrameScript(here('worker.ts'), {
    // Without them, the compiler finds no Node.js.
    define: { LIBRARIES: libraries, process: 'undefined', require: 'undefined' },
    alias: { typescript: file },
  });
  rmSync(folder, { recursive: true });
  return `/* TypeScript ${version}: Apache-2.0, (c) Microsoft Corporation. */\n${script}`;
}

/** Judges the types of a file. */
export type TypeJudge = (request: TypeRequest) => Verdict;

/** Runs the script of the worker in Node.js. */
export async function loadTypeJudge(): Promise<TypeJudge> {
  const scope: { onmessage?: (event: object) => void } = {};
  new Function('self', await buildTypeWorker())(scope);
  return (data) => {
    const replies: Verdict[] = [];
    scope.onmessage?.({ data, ports: [{ postMessage: (reply: Verdict) => replies.push(reply) }] });
    const [verdict] = replies;
    if (verdict === undefined) {
      throw new Error('The worker that judges types does not reply.');
    }
    return verdict;
  };
}

/** The declarations that ES2023 consists of, without comments. */
function readLibraries({
  createPrinter,
  createSourceFile,
  ScriptTarget,
}: typeof import('typescript')): Libraries {
  const printer = createPrinter({ removeComments: true });
  const libraries: Record<string, string> = {
    'globals.d.ts': readFileSync(here('globals.d.ts'), 'utf8'),
  };
  const add = (name: string): void => {
    const file = createSourceFile(name, read(name), ScriptTarget.ES2023);
    libraries[name] = printer.printFile(file).replace(/\n\s+/g, '\n');
    for (const { fileName } of file.libReferenceDirectives) {
      add(`lib.${fileName}.d.ts`);
    }
  };
  add('lib.es2023.d.ts');
  return libraries;
}

function read(file: string): string {
  return readFileSync(join(COMPILER_FOLDER, file), 'utf8');
}

function here(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}
