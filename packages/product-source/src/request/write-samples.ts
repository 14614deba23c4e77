// biome-ignore-all lint/suspicious/noTemplateCurlyInString: samples hold placeholders in the spelling of their language
import type { JsonValue } from '../facts.ts';
import { bodyOf, jsonOrText } from './read-entries.ts';
import type { Entries, RequestModel } from './request-model.ts';

/** A request in one language. */
export interface RequestSample {
  readonly language: 'curl' | 'TypeScript' | 'Python';
  readonly text: string;
}

/** The header that says who calls. */
interface Caller {
  readonly header: string;
  /** Stands before the token. */
  readonly scheme: 'Bearer ' | '';
  readonly variable: 'token' | 'key';
  /** Empty for the variable of the reader. */
  readonly value: string;
}

/**
 * Writes a request in three languages: for curl in bash or zsh, Node.js, and Python's requests. Values of the path that
 * are not entered are variables of the reader, and so is the token: `$TOKEN` in a shell, `token` elsewhere. Files are
 * read from their path.
 *
 * Not sent as entered are path values `.` and `..`, which every client removes. A shell on Linux refuses a field or a
 * body of more than 128 KiB; Python and Node.js send it.
 *
 * @param token token or API key; empty for the variable. Headers cannot hold white space around it
 */
export function writeSamples(
  model: RequestModel,
  entries: Entries,
  token = '',
): readonly RequestSample[] {
  const request = requestOf(model, entries, token.trim());
  return [
    { language: 'curl', text: curl(request) },
    { language: 'TypeScript', text: typeScript(request) },
    { language: 'Python', text: python(request) },
  ];
}

type Request = ReturnType<typeof requestOf>;

function requestOf(model: RequestModel, entries: Entries, token: string) {
  const { fields, needs, body } = model;
  const query = fields.flatMap(({ place, key, name }) => {
    const value = entries[key] ?? '';
    return place === 'query' && value !== '' ? [`${name}=${encode(value)}`] : [];
  });
  const path = model.path.replaceAll(/\{(\w+)\}/g, (variable, name) => {
    const value = entries[`path.${name}`] ?? '';
    return value === '' ? variable : encode(value);
  });
  const isForm = body?.isForm === true;
  const callers: Readonly<Record<typeof needs, Caller | undefined>> = {
    none: undefined,
    token: { header: 'Authorization', scheme: 'Bearer ', variable: 'token', value: token },
    key: { header: 'X-API-Key', scheme: '', variable: 'key', value: token },
  };
  return {
    method: model.method,
    // With `{name}` for values of the path that are not entered.
    url: `${model.server}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    caller: callers[needs],
    form: isForm ? formOf(model, entries) : undefined,
    // Undefined without a JSON body.
    json: isForm ? undefined : bodyOf(model, entries),
    answer: model.answer,
  };
}

/** Also encodes the two signs that would end a text of JavaScript or mean something to a shell. */
function encode(value: string): string {
  return encodeURIComponent(value).replaceAll("'", '%27').replaceAll('!', '%21');
}

function formOf({ fields }: RequestModel, entries: Entries) {
  return fields.flatMap(({ place, key, name, kind, isRequired, schema }) => {
    const isFile = kind === 'file';
    const value = entries[key] || (isFile && isRequired ? 'file.bin' : '');
    if (place !== 'body' || value === '') return [];
    const isParts = kind === 'json' && !schema['x-json'];
    const parts = isParts ? partsOf(name, jsonOrText(value)) : [[name, value] as const];
    return parts.map(([part, text]) => ({ name: part, value: text, isFile }));
  });
}

/** Objects and lists of a form as multer reads them: `payload[links][0][url]`. */
function partsOf(name: string, value: JsonValue): readonly (readonly [string, string])[] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => partsOf(`${name}[${key}]`, part))
    : [[name, String(value)]];
}

/** Joins lines without those that a request does not need. */
function joined(lines: readonly (string | false | undefined)[], between = '\n'): string {
  return lines.filter(Boolean).join(between);
}

function curl({ method, url, caller, form = [], json }: Request): string {
  if (form.some(({ name }) => name.includes('='))) {
    return '# curl cannot send a form with "=" in the name of a field.';
  }
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"${url.replaceAll(/\{(\w+)\}/g, '$$$1')}"`,
    caller && `-H ${shellHeader(caller)}`,
    // In a text, `-F` would read `@`, `<`, `;` and quotes.
    ...form.map(({ name, value, isFile }) =>
      isFile
        ? `-F ${shellText(`${name}=@${curlPath(value)}`)}`
        : `--form-string ${shellText(`${name}=${value}`)}`,
    ),
    json !== undefined && "-H 'Content-Type: application/json'",
    json !== undefined && `-d ${shellText(indent(JSON.stringify(json, null, 2), 2))}`,
  ];
  return joined(lines, ' \\\n  ');
}

function shellHeader({ header, scheme, variable, value }: Caller): string {
  return value === ''
    ? `"${header}: ${scheme}$${variable.toUpperCase()}"`
    : shellText(`${header}: ${scheme}${value}`);
}

/** curl ends a path at `,` and `;` unless it is quoted; `-` is standard input. */
function curlPath(path: string): string {
  if (path === '-') return './-';
  return /^[\w./-]+$/.test(path) ? path : `"${path.replaceAll(/["\\]/g, '\\$&')}"`;
}

/** A quote inside a quoted shell word is written '\''. Control characters would act on a terminal: `$'\011'`. */
function shellText(text: string): string {
  if (!/[^\P{Cc}\n\x80-\x9f]/u.test(text)) return `'${text.replaceAll("'", "'\\''")}'`;
  const octal = (sign: string) => `\\${sign.charCodeAt(0).toString(8).padStart(3, '0')}`;
  return `$'${text.replaceAll(/[^\P{Cc}\x80-\x9f]|['\\]/gu, octal)}'`;
}

/** `FormData` sends each line break of a text as CR LF, by its standard. Written by hand, they arrive as they are. */
const PARTS_BY_HAND = [
  '// FormData would send each line break as CR LF.',
  'const boundary = crypto.randomUUID();',
  'const parts = [...form].flatMap(([name, value]) => {',
  "  const file = typeof value === 'string' ? '' : `; filename=\"${value.name}\"`;",
  '  const head = `--${boundary}\\r\\nContent-Disposition: form-data; name="${name}"${file}`;',
  "  return [head, '\\r\\n\\r\\n', value, '\\r\\n'];",
  '});',
  'const body = new Blob([...parts, `--${boundary}--\\r\\n`], {',
  '  type: `multipart/form-data; boundary=${boundary}`,',
  '});',
];

function typeScript({ method, url, caller, form, json, answer }: Request): string {
  const isByHand = form?.some(({ value }) => /[\r\n]/.test(value.replaceAll('\r\n', '')));
  // In names, the standard has three signs encoded, which `FormData` does itself.
  const nameOf = (name: string) =>
    quoted(isByHand ? name.replaceAll(/["\r\n]/g, encodeURIComponent) : name);
  const headers = joined([
    caller && typeScriptHeader(caller),
    json !== undefined && "    'Content-Type': 'application/json',",
  ]);
  const options = joined([
    method !== 'GET' && `  method: '${method}',`,
    headers && `  headers: {\n${headers}\n  },`,
    form && (isByHand ? '  body,' : '  body: form,'),
    json !== undefined && `  body: JSON.stringify(${indent(JSON.stringify(json, null, 2), 2)}),`,
  ]);
  const address = url.includes('{') ? `\`${url.replaceAll(/\{(\w+)\}/g, '${$1}')}\`` : `'${url}'`;
  return joined([
    form?.some(({ isFile }) => isFile) && "import { openAsBlob } from 'node:fs';\n",
    form && 'const form = new FormData();',
    ...(form ?? []).map(({ name, value, isFile }) =>
      isFile
        ? `form.append(${nameOf(name)}, await openAsBlob(${quoted(value)}), ${nameOf(lastOf(value))});`
        : `form.append(${nameOf(name)}, ${quoted(value)});`,
    ),
    ...(isByHand ? PARTS_BY_HAND : []),
    `const response = await fetch(${address}${options && `, {\n${options}\n}`});`,
    answer === 'none'
      ? 'console.log(response.status);'
      : `const answer = await response.${answer}();`,
  ]);
}

function typeScriptHeader({ header, scheme, variable, value }: Caller): string {
  const key = header.includes('-') ? quoted(header) : header;
  const open = scheme === '' ? variable : `\`${scheme}\${${variable}}\``;
  return `    ${key}: ${value === '' ? open : quoted(scheme + value)},`;
}

/** The name of a file without its folders, which is what curl and requests send. */
function lastOf(path: string): string {
  return path.replace(/^.*\//s, '');
}

function quoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1);
  return `'${escaped.replaceAll(/\\"|'/g, (sign) => (sign === "'" ? "\\'" : '"'))}'`;
}

function python({ method, url, caller, form = [], json, answer }: Request): string {
  const parts = form.map(({ name, value, isFile }) => {
    const text = JSON.stringify(value);
    return `    ${JSON.stringify(name)}: ${isFile ? pythonFile(value) : `(None, ${text})`},`;
  });
  const parameters = joined([
    `${url.includes('{') ? 'f' : ''}"${url}",`,
    caller && `headers={${pythonHeader(caller)}},`,
    // Without `files` requests would not send a multipart form. None is the file name of a text.
    parts.length > 0 && `files={\n${parts.join('\n')}\n},`,
    json !== undefined && `json=${pythonLiteral(json)},`,
  ]);
  return [
    `response = requests.${method.toLowerCase()}(`,
    `    ${indent(parameters, 4)}`,
    ')',
    answer === 'none'
      ? 'print(response.status_code)'
      : `answer = response.${answer === 'json' ? 'json()' : 'text'}`,
  ].join('\n');
}

/** requests takes a name in angle brackets for that of a stream. */
function pythonFile(path: string): string {
  const opened = `open(${JSON.stringify(path)}, "rb")`;
  return /^<|>$/.test(path) ? `(${JSON.stringify(lastOf(path))}, ${opened})` : opened;
}

function pythonHeader({ header, scheme, variable, value }: Caller): string {
  const open = scheme === '' ? variable : `f"${scheme}{${variable}}"`;
  return `"${header}": ${value === '' ? open : JSON.stringify(scheme + value)}`;
}

/** JSON in Python's spelling. Strings are the same in both languages. */
function pythonLiteral(value: JsonValue): string {
  return JSON.stringify(value, null, 4).replaceAll(
    /("(?:[^"\\]|\\.)*")|\b(true|false|null)\b/g,
    (_, text: string | undefined, word: string) =>
      text ?? { true: 'True', false: 'False', null: 'None' }[word] ?? word,
  );
}

/** Moves all lines but the first to the right. */
function indent(text: string, spaces: number): string {
  return text.replaceAll('\n', `\n${' '.repeat(spaces)}`);
}
