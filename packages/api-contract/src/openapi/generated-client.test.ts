import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { buildOpenApiDocument } from './build-document.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));

const USE = `
import type { components, operations, paths } from './generated-client.ts';
import type { LoginBody, SignUpBody } from '../modules/auth/auth-validators.ts';
import type { SignUpResult } from '../modules/auth/auth-answers.ts';
import type * as Answers from '../modules/courses/course-answers.ts';
import type { CourseBody } from '../modules/courses/course-validators.ts';

type Schemas = components['schemas'];
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
const same: [
  Same<Schemas['SignUpBody'], SignUpBody>,
  Same<Schemas['LoginBody'], LoginBody>,
  Same<Schemas['CourseBody'], CourseBody>,
  Same<Schemas['SignUpResult'], SignUpResult>,
  Same<Schemas['Course'], Answers.Course>,
  Same<Schemas['CourseVersion'], Answers.CourseVersion>,
  Same<Schemas['Module'], Answers.Module>,
  Same<Schemas['Section'], Answers.Section>,
  Same<Schemas['ItemsGroup'], Answers.ItemsGroup>,
  Same<Schemas['ItemRef'], Answers.ItemRef>,
] = [true, true, true, true, true, true, true, true, true, true];
const status: keyof operations['ItemController.getItem']['responses'] = 201;
const path: keyof paths = '/api/courses/{courseId}';
export { path, same, status };
`;

/** Compiles texts as if they lay in this folder. */
function compile(files: Readonly<Record<string, string>>): readonly string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    experimentalDecorators: true,
    skipLibCheck: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const textOf = (name: string) => files[name.replace(folder, '')];
  const { fileExists, getSourceFile } = host;
  host.fileExists = (name) => textOf(name) !== undefined || fileExists(name);
  host.getSourceFile = (name, language) => {
    const text = textOf(name);
    return text === undefined
      ? getSourceFile(name, language)
      : ts.createSourceFile(name, text, language);
  };
  const program = ts.createProgram(
    Object.keys(files).map((name) => `${folder}${name}`),
    options,
    host,
  );
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

// Generating and compiling take seconds where several test files share a processor.
describe('a client generated from the document', { timeout: 120_000 }, () => {
  it('compiles, and its types are those of the contract', async () => {
    const source = JSON.stringify(buildOpenApiDocument());
    const client = astToString(await openapiTS(source));
    const problems = compile({ 'generated-client.ts': client, 'use-client.ts': USE });
    expect(problems).toEqual([]);
    const wrong = USE.replace('= 201', '= 200');
    expect(compile({ 'generated-client.ts': client, 'use-client.ts': wrong })).toHaveLength(1);
  });
});
