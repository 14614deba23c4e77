import { execFileSync, spawnSync } from 'node:child_process';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { ts } from 'ts-morph';
import { describe, expect, it } from 'vitest';
import { readNewestFacts } from '../compare/find-stale.ts';
import type { JsonSchema } from '../facts.ts';
import { initialEntries } from './read-entries.ts';
import { buildRequestModel } from './request-model.ts';
import { type RequestSample, writeSamples } from './write-samples.ts';

/** A request as a sample makes it. */
interface Made {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
}

const SERVER = 'http://localhost:8080';
const ID = '665f1c2ab7e4d90012a3f401';
const facts = readNewestFacts();
const schemas = Object.fromEntries(facts.schemas.map(({ name, schema }) => [name, schema]));
const operations = facts.operations.filter(({ served }) => served);
const models = operations.map((operation) => buildRequestModel(operation, schemas));
/** Variables of the reader. One operation has `token` in its path, so the caller's token is the same text. */
const variables = [
  ...new Set([
    'token',
    'key',
    ...models.flatMap(({ path }) => path.match(/(?<=\{)\w+(?=\})/g) ?? []),
  ]),
];
const written = models.map((model) => writeSamples(model, initialEntries(model)));
const textsOf = (wanted: RequestSample['language'], samples = written) =>
  samples.map((all) => all.find(({ language }) => language === wanted)?.text ?? '');

/** Runs the commands in one shell in which `curl` prints its arguments. */
function runCurl(texts: readonly string[]): readonly Made[] {
  const script = [
    'curl() { for word; do printf "%s\\037" "$word"; done; printf "\\036"; }',
    `TOKEN=${ID}; KEY=${ID}`,
    ...variables.map((name) => `${name}=${ID}`),
    ...texts,
  ].join('\n');
  const printed = execFileSync('bash', ['-eu'], { input: script, encoding: 'utf8' });
  return printed
    .split('\u001e')
    .slice(0, -1)
    .map((record) => {
      const words = record.split('\u001f').slice(0, -1);
      const after = (option: string) =>
        words.flatMap((word, place) => (words[place - 1] === option ? [word] : []));
      const [data] = after('-d');
      const entries = after('-F').map((word) => /^([^=]+)=@?(.*)$/s.exec(word)?.slice(1) ?? []);
      const values = new Set(['-H', '-F', '-d', '-X'].flatMap(after));
      return {
        method: after('-X')[0] ?? 'GET',
        url: words.find((word) => word.startsWith('http') && !values.has(word)) ?? '',
        headers: Object.fromEntries(after('-H').map((header) => header.split(': '))),
        ...(data === undefined ? {} : { json: JSON.parse(data) }),
        ...(entries.length === 0 ? {} : { form: Object.fromEntries(entries) }),
      };
    });
}

async function runTypeScript(texts: readonly string[]): Promise<readonly Made[]> {
  const made: Made[] = [];
  const answer = { status: 200, json: async () => ({}), text: async () => '' };
  const fetchStub = async (
    url: string,
    { method = 'GET', headers = {}, body }: RequestInit = {},
  ) => {
    made.push({
      method,
      url,
      headers: Object.fromEntries(Object.entries(headers)),
      ...(typeof body === 'string' ? { json: JSON.parse(body) } : {}),
      ...(body instanceof FormData ? { form: Object.fromEntries(readForm(body)) } : {}),
    });
    return answer;
  };
  const program = texts.map((text) => `{\n${text}\n}`).join('\n');
  const { outputText } = ts.transpileModule(`export async function run() {\n${program}\n}`, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS },
  });
  const names = ['fetch', 'file', 'console', 'exports', ...variables];
  const values = [fetchStub, new Blob(['']), { log: () => {} }, {}, ...variables.map(() => ID)];
  await new Function(...names, `${outputText}\nreturn run();`)(...values);
  return made;
}

function readForm(form: FormData): readonly (readonly [string, string])[] {
  return [...form].map(([name, value]) => [name, typeof value === 'string' ? value : 'file.bin']);
}

/** What the Python program prints. */
interface Recorded extends Pick<Made, 'method' | 'url' | 'headers'> {
  readonly json: unknown;
  readonly data: Made['form'] | null;
  readonly files: Made['form'] | null;
}

function runPython(texts: readonly string[]): readonly Made[] {
  const program = `
import json, sys
made = []
class Answer:
    status_code = 200
    text = ""
    def json(self): return {}
class Requests:
    def __getattr__(self, method):
        def call(url, headers={}, json=None, data=None, files=None):
            made.append({"method": method.upper(), "url": url, "headers": headers, "json": json, "data": data, "files": files})
            return Answer()
        return call
values = {name: "${ID}" for name in json.loads('${JSON.stringify(variables)}')}
for text in json.load(sys.stdin):
    exec(text, {**values, "requests": Requests(), "open": lambda name, mode: name, "print": lambda *all: None})
print(json.dumps(made))
`;
  const input = JSON.stringify(texts);
  const printed = execFileSync('python3', ['-c', program], {
    input,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return JSON.parse(printed).map(({ method, url, headers, json, data, files }: Recorded) => ({
    method,
    url,
    headers: json === null ? headers : { ...headers, 'Content-Type': 'application/json' },
    ...(json === null ? {} : { json }),
    ...(data === null && files === null ? {} : { form: { ...files, ...data } }),
  }));
}

const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes: false });
addFormatsModule.default(ajv);
ajv.addFormat('binary', true);
ajv.addFormat('iso-8601', true);
ajv.addSchema({ $id: 'https://facts.invalid/', components: { schemas } });

function problemsOf(schema: JsonSchema, value: unknown): readonly string[] {
  const validate = ajv.compile(
    JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"https://facts.invalid/#/')),
  );
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

/** A value of a query or a form is text; the server turns it into a number or a boolean. */
function fromText(schema: JsonSchema, text: string): unknown {
  const target =
    schema.$ref === undefined ? schema : (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  return target.type === 'string' || target.enum !== undefined ? text : JSON.parse(text);
}

const curlRequests = runCurl(textsOf('curl'));

describe('the samples of all operations', () => {
  it('make the same request in a shell and in TypeScript', async () => {
    expect(curlRequests).toHaveLength(324);
    expect(await runTypeScript(textsOf('TypeScript'))).toEqual(curlRequests);
  });

  it.skipIf(spawnSync('python3', ['--version']).status !== 0)('make it in Python', () => {
    expect(runPython(textsOf('Python'))).toEqual(curlRequests);
  });

  it('make a request that the contract accepts', () => {
    const wrong = operations.flatMap((operation, place) => {
      const made = curlRequests[place];
      const { pathname, searchParams } = new URL(made?.url ?? '');
      const path = operation.path.replaceAll(/\{\w+\}/g, ID);
      const inQuery = operation.parameters.filter(({ in: where }) => where === 'query');
      const missing = inQuery.filter(({ name, required }) => required && !searchParams.has(name));
      const problems = [
        ...(made?.method === operation.method.toUpperCase() ? [] : ['method']),
        ...(pathname === path ? [] : [`path ${pathname}`]),
        ...missing.map(({ name }) => `query ${name} is missing`),
        ...inQuery.flatMap(({ name, schema }) =>
          searchParams.getAll(name).flatMap((text) => problemsOf(schema, fromText(schema, text))),
        ),
        ...(operation.body === null ? [] : bodyProblems(operation.body.schema, made)),
        ...(operation.callers.needs === 'none' ||
        Object.values(made?.headers ?? {})
          .join()
          .includes(ID)
          ? []
          : ['no token']),
      ];
      return problems.map((problem) => `${operation.id}: ${problem}`);
    });
    expect(wrong).toEqual([]);
  });
});

function bodyProblems(schema: JsonSchema, made: Made | undefined): readonly string[] {
  if (made?.form === undefined) return problemsOf(schema, made?.json);
  const { properties = {} } = schema;
  const value = Object.entries(unfold(made.form)).map(([name, part]) => {
    const property = properties[name] ?? {};
    const isList = property.items?.format === 'binary';
    const isText = typeof part === 'string' && (property.$ref === undefined || property['x-json']);
    return [name, isList ? [part] : isText ? fromText(property, part) : part];
  });
  return problemsOf(schema, Object.fromEntries(value));
}

/** What multer makes of a form: `payload[links][0]` is the first entry of a list. */
function unfold(form: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  const whole: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(form)) {
    const steps = name.split(/[[\]]+/).filter(Boolean);
    let at: Record<string, unknown> = whole;
    for (const [place, step] of steps.entries()) {
      const next = steps[place + 1];
      at[step] ??= next === undefined ? text : /^\d+$/.test(next) ? [] : {};
      at = Object(at[step]);
    }
  }
  return whole;
}

describe('samples with values of a reader', () => {
  it('survive quotes, signs of the languages and line breaks', async () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what a template string would evaluate
    const hard = 'It\'s "a" $HOME `x` {y} ${z} \\ %\n@';
    const samples = models.flatMap((model) =>
      [
        'AuthController.login',
        'AnomalyController.recordImageAnomaly',
        'CourseController.read',
      ].includes(model.id)
        ? [
            writeSamples(
              model,
              Object.fromEntries(
                model.fields.map(({ key, kind }) => [key, kind === 'file' ? 'file.bin' : hard]),
              ),
              'se"cr\'et',
            ),
          ]
        : [],
    );
    const made = runCurl(textsOf('curl', samples));
    expect(made).toHaveLength(3);
    expect(await runTypeScript(textsOf('TypeScript', samples))).toEqual(made);
    expect(made.map(({ headers }) => headers.Authorization)).toContain('Bearer se"cr\'et');
    expect(made.map(({ url }) => decodeURIComponent(url))).toContain(
      `${SERVER}/api/courses/${hard}`,
    );
    expect(made.map(({ json }) => Object(json).password)).toContain(hard);
  });
});
