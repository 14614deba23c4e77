// biome-ignore-all lint/suspicious/noTemplateCurlyInString: samples hold placeholders in the spelling of their language
import type { JsonValue } from '../facts.ts';
import { bodyOf, parsed } from './read-entries.ts';
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
 * Writes a request in three languages. Values of the path that are not entered are variables of the reader,
 * and so is the token: `$TOKEN` in a shell, `token` elsewhere.
 *
 * @param token token or API key; empty for the variable
 */
export function writeSamples(
  model: RequestModel,
  entries: Entries,
  token = '',
): readonly RequestSample[] {
  const request = requestOf(model, entries, token);
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
    const parts = isParts ? partsOf(name, parsed(value) ?? value) : [[name, value] as const];
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
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"${url.replaceAll(/\{(\w+)\}/g, '$$$1')}"`,
    caller && `-H ${shellHeader(caller)}`,
    ...form.map(
      ({ name, value, isFile }) => `-F ${shellText(`${name}=${isFile ? '@' : ''}${value}`)}`,
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

/** A quote inside a quoted shell word is written '\''. */
function shellText(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function typeScript({ method, url, caller, form, json, answer }: Request): string {
  const headers = joined([
    caller && typeScriptHeader(caller),
    json !== undefined && "    'Content-Type': 'application/json',",
  ]);
  const options = joined([
    method !== 'GET' && `  method: '${method}',`,
    headers && `  headers: {\n${headers}\n  },`,
    form && '  body: form,',
    json !== undefined && `  body: JSON.stringify(${indent(JSON.stringify(json, null, 2), 2)}),`,
  ]);
  const address = url.includes('{') ? `\`${url.replaceAll(/\{(\w+)\}/g, '${$1}')}\`` : `'${url}'`;
  return joined([
    form && 'const form = new FormData();',
    ...(form ?? []).map(
      ({ name, value, isFile }) =>
        `form.append(${quoted(name)}, ${isFile ? 'file' : quoted(value)});`,
    ),
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

function quoted(text: string): string {
  const escaped = text.replaceAll(/[\\']/g, '\\$&').replaceAll('\r', '\\r').replaceAll('\n', '\\n');
  return `'${escaped}'`;
}

function python({ method, url, caller, form = [], json, answer }: Request): string {
  const files = form.filter(({ isFile }) => isFile);
  const fields = form.flatMap(({ name, value, isFile }) => (isFile ? [] : [[name, value]]));
  const parameters = joined([
    `${url.includes('{') ? 'f' : ''}"${url}",`,
    caller && `headers={${pythonHeader(caller)}},`,
    ...files.map(({ name, value }) => `files={"${name}": open(${JSON.stringify(value)}, "rb")},`),
    fields.length > 0 && `data=${pythonLiteral(Object.fromEntries(fields))},`,
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
