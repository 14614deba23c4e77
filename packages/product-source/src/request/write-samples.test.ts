import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { promisify } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readNewestFacts } from '../compare/find-stale.ts';
import type { JsonSchema } from '../facts.ts';
import { initialEntries } from './read-entries.ts';
import { buildRequestModel, type RequestModel } from './request-model.ts';
import { type RequestSample, writeSamples } from './write-samples.ts';

/** A request as a server receives it. */
interface Received {
  readonly method: string;
  readonly url: string;
  /** The token or the key. */
  readonly secret: string;
  readonly contentType: string;
  readonly json?: unknown;
  /** The parts of a form; those with a file have its name and its text. */
  readonly form?: readonly (readonly string[])[];
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

/** Texts that mean something to a shell, to curl, to a language or to the encoding of forms. */
const TEXTS = [
  '@file.bin',
  '<file.bin',
  'a;type=text/html',
  '"quoted", "twice"',
  "it's",
  'back\\slash \\n \\',
  'line\nbreak',
  'both\r\nkinds\nmixed',
  'lone\rreturn',
  'a\ttab',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what a shell or a template string would evaluate
  '$(exit 1) `exit 1` $HOME ${HOME} !!',
  '100% %41 %0A %n',
  '   ',
  ' around ',
  'हिन्दी 🎉 é',
  '\u0001\u001b[31m\u007f7\u0085',
  '\ufeffmark\u2028',
  'x'.repeat(60_000),
  '\r\n--boundary--\r\n\r\n--',
  '{"a": "@x;\\n", "b": ["<"]}',
  '{x} {{y}} #{z} (',
  'a=b&c=d+e',
  '-F x',
  'null',
];
const FILES = [
  'two words.txt',
  'folder/inner.txt',
  "it's.txt",
  'say "hi".txt',
  'a;filename=b.txt',
  'a,b=c.txt',
  '@at.txt',
  '<in>',
  '-',
  'back\\slash\\.txt',
  'हिन्दी 🎉.txt',
  '100%.txt',
  '$(exit 1) `exit 1`.txt',
  'line\nbreak\t.txt',
  ' around ',
  `${'x'.repeat(251)}.txt`,
  // Windows refuses some of these names.
].filter((name) => process.platform !== 'win32' || !/[<"\\\n\t]| $/.test(name));

/** The reader's folder. */
const folder = mkdtempSync(join(tmpdir(), 'vibe-samples-'));
const received: Received[] = [];
const server = createServer(async (request, response) => {
  const { method = '', url = '', headers } = request;
  const contentType = headers['content-type'] ?? '';
  const body = Buffer.concat(await request.toArray());
  response.end('{}');
  const isForm = contentType.startsWith('multipart/form-data');
  received.push({
    method,
    url,
    secret: headers.authorization ?? String(headers['x-api-key'] ?? ''),
    contentType: contentType.replace(/;.*/, ''),
    ...(isForm
      ? { form: readForm(body, contentType) }
      : contentType === 'application/json' && { json: JSON.parse(String(body)) }),
  });
});

const PART =
  /^\r\nContent-Disposition: form-data; name="([^"\r\n]*)"(?:; filename="([^"\r\n]*)")?(?:\r\nContent-Type: [^\r\n]+)?\r\n\r\n(.*)$/s;

/** The parts of a form, byte for byte. What is malformed comes as it is, and so equals nothing. */
function readForm(body: Buffer, contentType: string): readonly (readonly string[])[] {
  const delimiter = `\r\n--${/boundary=(.*)/.exec(contentType)?.[1]}`;
  const [before, ...parts] = `\r\n${body.toString('latin1')}`.split(delimiter);
  const after = parts.pop();
  if (before !== '' || !/^--(\r\n)?$/.test(after ?? '')) return [['malformed', String(body)]];
  return parts.map((part) => {
    const [name, file, value] = PART.exec(part)?.slice(1) ?? [part];
    const names = [name, file].map((text) => text?.replaceAll(/%(22|0D|0A)/g, decodeURIComponent));
    return [...names, value].flatMap((text) =>
      text === undefined ? [] : [Buffer.from(text, 'latin1').toString()],
    );
  });
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  mkdirSync(join(folder, 'folder'));
  for (const name of [...FILES, 'file.bin']) writeFileSync(join(folder, name), `in ${name}`);
  writeFileSync(join(folder, '.curlrc'), 'silent\nshow-error');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

type Language = RequestSample['language'];

/** How the samples of a language are put into files, and run one after the other. */
const PROGRAMS: Readonly<
  Record<Language, (texts: readonly string[]) => { command: string; files: readonly string[] }>
> = {
  curl: (texts) => ({
    command: 'bash',
    files: [
      [
        'set -eu',
        `TOKEN=${ID} KEY=${ID}`,
        ...variables.map((name) => `${name}=${ID}`),
        ...texts,
      ].join('\n'),
    ],
  }),
  TypeScript: (texts) => {
    const constants = variables.map((name) => `const ${name} = '${ID}';`).join('\n');
    return {
      command: process.execPath,
      files: [
        texts.map((_, place) => `await import('./${place + 1}.mjs');`).join('\n'),
        ...texts.map((text) => `${constants}\n${text}`),
      ],
    };
  },
  Python: (texts) => ({
    command: 'python3',
    files: [
      `import json, requests
variables = dict.fromkeys(${JSON.stringify(variables)}, "${ID}")
for text in json.load(open("1.mjs", encoding="utf-8")):
    exec(text, {**variables, "requests": requests})`,
      JSON.stringify(texts),
    ],
  }),
};

/** Runs samples with what they are written for: curl in bash, Node.js, Python. */
async function run(language: Language, samples: readonly (readonly RequestSample[])[]) {
  const { port } = server.address() as AddressInfo;
  const texts = samples.map(
    (all) => all.find((sample) => sample.language === language)?.text ?? '',
  );
  const { command, files } = PROGRAMS[language](
    texts.map((text) => text.replaceAll(SERVER, `http://127.0.0.1:${port}`)),
  );
  for (const [place, text] of files.entries()) writeFileSync(join(folder, `${place}.mjs`), text);
  received.length = 0;
  const program = promisify(execFile)(command, ['0.mjs'], {
    cwd: folder,
    env: { ...process.env, NO_PROXY: '*', no_proxy: '*', CURL_HOME: folder },
    maxBuffer: 1e8,
  });
  // Nobody types at it.
  program.child.stdin?.end();
  await program;
  return [...received];
}

const hasCurl = spawnSync('bash', ['-c', 'curl --version']).status === 0;
const hasRequests = spawnSync('python3', ['-c', 'import requests']).status === 0;
/** Each with the reason why its samples cannot run here. */
const LANGUAGES: readonly (readonly [Language, string | undefined])[] = [
  ['curl', hasCurl ? undefined : 'bash or curl is not installed'],
  ['TypeScript', undefined],
  ['Python', hasRequests ? undefined : "Python's package requests is not installed"],
];

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

describe('the samples of all operations', () => {
  let requests: readonly Received[] = [];
  beforeAll(async () => {
    requests = await run('TypeScript', written);
  });

  const others = LANGUAGES.filter(([language]) => language !== 'TypeScript');
  it.for(others)(
    'make the same request as in TypeScript: %s',
    async ([language, missing], { skip }) => {
      skip(missing !== undefined, missing);
      expect(requests).toHaveLength(324);
      expect(await run(language, written)).toEqual(requests);
    },
  );

  it('make a request that the contract accepts', () => {
    const wrong = operations.flatMap((operation, place) => {
      const made = requests[place];
      const { pathname, searchParams } = new URL(made?.url ?? '', SERVER);
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
        ...(operation.callers.needs === 'none' || made?.secret.includes(ID) ? [] : ['no token']),
      ];
      return problems.map((problem) => `${operation.id}: ${problem}`);
    });
    expect(wrong).toEqual([]);
  });
});

function bodyProblems(schema: JsonSchema, made: Received | undefined): readonly string[] {
  if (made?.form === undefined) return problemsOf(schema, made?.json);
  const { properties = {} } = schema;
  const value = Object.entries(unfold(Object.fromEntries(made.form))).map(([name, part]) => {
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

/** The entries of a form in which every text is the same, and the parts that a server should get. */
function fillForm({ fields }: RequestModel, text: string, file: string) {
  const inBody = fields.filter(({ place }) => place === 'body');
  const filled = inBody.map(({ key, name, kind, schema }) => {
    if (kind === 'file')
      return { key, value: file, parts: [[name, posix.basename(file), `in ${file}`]] };
    if (kind !== 'json') return { key, value: text, parts: [[name, text]] };
    const value = JSON.stringify({ text, list: [{ 'a"b;': text }, ''] }, null, 2);
    const texts = [
      [`${name}[text]`, text],
      [`${name}[list][0][a"b;]`, text],
      [`${name}[list][1]`, ''],
    ];
    return { key, value, parts: schema['x-json'] ? [[name, value]] : texts };
  });
  return {
    entries: Object.fromEntries(filled.map(({ key, value }) => [key, value])),
    parts: filled.flatMap(({ parts }) => parts),
  };
}

describe.each(LANGUAGES)('values of a reader arrive as they are: %s', (language, missing) => {
  it('in forms', async ({ skip }) => {
    skip(missing !== undefined, missing);
    const forms = models.filter(({ body }) => body?.isForm);
    expect(forms).toHaveLength(6);
    const filled = forms.flatMap((model) =>
      TEXTS.map((text, place) => {
        const file = FILES[place % FILES.length] ?? '';
        return { model, text, ...fillForm(model, text, file) };
      }),
    );
    const requests = await run(
      language,
      filled.map(({ model, entries }) => writeSamples(model, entries)),
    );
    for (const [place, { model, text, parts }] of filled.entries()) {
      const { form } = requests[place] ?? {};
      expect(form, `${model.id} with ${text.slice(0, 99)}`).toEqual(parts);
    }
  });

  it('in paths, queries, headers and JSON', async ({ skip }) => {
    skip(missing !== undefined, missing);
    const modelOf = (wanted: string) => models.filter(({ id }) => id === wanted);
    const [progress] = modelOf('IntegrationController.getCourseVersionProgress');
    const [chat] = modelOf('ChatController.sendMessage');
    if (progress === undefined || chat === undefined) throw new Error('The facts lack operations.');
    // Addresses have a limit.
    const texts = TEXTS.filter(({ length }) => length < 1000);
    // Headers have visible signs of ASCII only.
    const secretOf = (text: string) => (/^[!-~][ -~]*[!-~]$/.test(text) ? text : 'secret');
    const bodies = texts.map((text) => ({ question: text, context: { text, list: [text, null] } }));
    const inAddress = texts.map((text) =>
      writeSamples(progress, { 'path.courseId': text, 'query.cohortId': text }, secretOf(text)),
    );
    const inBody = bodies.map(({ question, context }) =>
      writeSamples(
        chat,
        { 'body.question': question, 'body.context': JSON.stringify(context) },
        ` ${secretOf(question)}\n`,
      ),
    );
    const requests = await run(language, [...inAddress, ...inBody]);
    const sent = requests.map(({ url, secret, json }) => {
      const { pathname, searchParams } = new URL(url, SERVER);
      return {
        course: decodeURIComponent(pathname.split('/')[4] ?? ''),
        cohort: searchParams.get('cohortId'),
        secret,
        json,
      };
    });
    expect(sent.slice(0, texts.length)).toEqual(
      texts.map((text) => ({ course: text, cohort: text, secret: secretOf(text) })),
    );
    expect(sent.slice(texts.length)).toMatchObject(
      bodies.map((json) => ({ secret: `Bearer ${secretOf(json.question)}`, json })),
    );
  });
});

it('says that curl cannot send a form with an equals sign in the name of a field', () => {
  const [form] = models.filter(({ fields }) => fields.some(({ key }) => key === 'body.payload'));
  if (form === undefined) throw new Error('The facts lack a form with an object.');
  expect(writeSamples(form, { 'body.payload': '{"a=b": "text"}' })[0]?.text).toBe(
    '# curl cannot send a form with "=" in the name of a field.',
  );
});

it('writes control characters of a shell command so that they do not act on a terminal', () => {
  const [appeal] = models.filter(({ id }) => id === 'AppealController.createAppeal');
  if (appeal === undefined) throw new Error('The facts lack a form.');
  expect(writeSamples(appeal, { 'body.reason': "it's\t\u001b[2J" })[0]?.text).toContain(
    "--form-string $'reason=it\\047s\\011\\033[2J'",
  );
});

it('writes parts by hand for no form as it is at the start', () => {
  expect(JSON.stringify(written)).not.toContain('boundary');
});
