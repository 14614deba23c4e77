// biome-ignore-all lint/suspicious/noTemplateCurlyInString: samples hold placeholders in the spelling of their language
import type { JsonValue, OperationFact } from '../facts.ts';
import { exampleOf, type Schemas } from '../openapi/example-of.ts';
import type { RequestSample } from './reference.ts';

interface Request {
  readonly method: string;
  /** Address with `{name}` for values of the reader. */
  readonly url: string;
  readonly needs: OperationFact['callers']['needs'];
  readonly form: boolean;
  /** Undefined without a body. */
  readonly body: JsonValue | undefined;
  readonly answer: 'json' | 'text' | 'none';
}

/**
 * Writes the request of an operation in three languages. Values of the path are variables of the reader,
 * and so is the token: `$TOKEN` in a shell, `token` elsewhere. Required query parameters and the body hold
 * example values.
 *
 * @param server origin of the server, without trailing slash
 */
export function requestSamples(
  operation: OperationFact,
  schemas: Schemas,
  server: string,
): readonly RequestSample[] {
  const query = operation.parameters
    .filter(({ in: place, required }) => place === 'query' && required)
    .map(
      ({ name, schema }) =>
        `${name}=${encodeURIComponent(String(exampleOf(schema, schemas, name) ?? 'text'))}`,
    );
  const { body, success } = operation;
  const request: Request = {
    method: operation.method.toUpperCase(),
    url: `${server}${operation.path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    needs: operation.callers.needs,
    form: body?.contentType === 'multipart/form-data',
    body: body === null ? undefined : (exampleOf(body.schema, schemas) ?? {}),
    answer:
      success.source === 'none' ? 'none' : success.contentType.endsWith('json') ? 'json' : 'text',
  };
  return [
    { language: 'curl', text: curl(request) },
    { language: 'TypeScript', text: typeScript(request) },
    { language: 'Python', text: python(request) },
  ];
}

const FILE = 'content of the file';

function curl({ method, url, needs, form, body }: Request): string {
  const json = JSON.stringify(body, null, 2);
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"${url.replaceAll(/\{(\w+)\}/g, '$$$1')}"`,
    ...{ none: [], token: ['-H "Authorization: Bearer $TOKEN"'], key: ['-H "X-API-Key: $KEY"'] }[
      needs
    ],
    ...(body === undefined
      ? []
      : form
        ? formEntries(body).map(
            ([name, value]) => `-F '${name}=${value === FILE ? '@file.bin' : value}'`,
          )
        : // A quote inside a quoted shell word is written '\''.
          [
            "-H 'Content-Type: application/json'",
            `-d '${indent(json, 2).replaceAll("'", "'\\''")}'`,
          ]),
  ].join(' \\\n  ');
}

function typeScript({ method, url, needs, form, body, answer }: Request): string {
  const quote = url.includes('{') ? '`' : "'";
  const address = `${quote}${url.replaceAll(/\{(\w+)\}/g, '$${$1}')}${quote}`;
  const headers = [
    ...{
      none: [],
      token: ['    Authorization: `Bearer ${token}`,'],
      key: ["    'X-API-Key': key,"],
    }[needs],
    ...(body === undefined || form ? [] : ["    'Content-Type': 'application/json',"]),
  ];
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length === 0 ? [] : ['  headers: {', ...headers, '  },']),
    ...(body === undefined
      ? []
      : form
        ? ['  body: form,']
        : [`  body: JSON.stringify(${indent(JSON.stringify(body, null, 2), 2)}),`]),
  ];
  return [
    ...(form && body !== undefined
      ? [
          'const form = new FormData();',
          ...formEntries(body).map(
            ([name, value]) => `form.append('${name}', ${value === FILE ? 'file' : `'${value}'`});`,
          ),
        ]
      : []),
    `const response = await fetch(${[address, ...(options.length === 0 ? [] : [['{', ...options, '}'].join('\n')])].join(', ')});`,
    ...(answer === 'none'
      ? ['console.log(response.status);']
      : [`const answer = await response.${answer}();`]),
  ].join('\n');
}

function python({ method, url, needs, form, body, answer }: Request): string {
  const files = form ? formEntries(body ?? {}).filter(([, value]) => value === FILE) : [];
  const fields = form ? formEntries(body ?? {}).filter(([, value]) => value !== FILE) : [];
  const lines = [
    `${url.includes('{') ? 'f' : ''}"${url}",`,
    ...{
      none: [],
      token: ['headers={"Authorization": f"Bearer {token}"},'],
      key: ['headers={"X-API-Key": key},'],
    }[needs],
    ...files.map(([name]) => `files={"${name}": open("file.bin", "rb")},`),
    ...(fields.length > 0 ? [`data=${pythonLiteral(Object.fromEntries(fields))},`] : []),
    ...(body === undefined || form ? [] : [`json=${pythonLiteral(body)},`]),
  ];
  return [
    `response = requests.${method.toLowerCase()}(`,
    ...lines.map((line) => `    ${indent(line, 4)}`),
    ')',
    answer === 'none'
      ? 'print(response.status_code)'
      : `answer = response.${answer === 'json' ? 'json()' : 'text'}`,
  ].join('\n');
}

/** JSON in Python's spelling. Strings are the same in both languages. */
function pythonLiteral(value: JsonValue): string {
  return JSON.stringify(value, null, 4).replaceAll(
    /("(?:[^"\\]|\\.)*")|\b(true|false|null)\b/g,
    (_, text: string | undefined, word: string) =>
      text ?? { true: 'True', false: 'False', null: 'None' }[word] ?? word,
  );
}

function formEntries(example: JsonValue): readonly (readonly [string, JsonValue])[] {
  return Object.entries(Object(example));
}

/** Moves all lines but the first to the right. */
function indent(text: string, spaces: number): string {
  return text.replaceAll('\n', `\n${' '.repeat(spaces)}`);
}
