import type { ApiOperation, JsonValue } from '@vibe-docs/api-contract';

/** A request in one language. */
export interface RequestSample {
  readonly label: 'curl' | 'JavaScript' | 'Python';
  readonly text: string;
}

/**
 * Writes the request of an operation in three languages, with the example values of the document.
 * The token is a variable of the reader: `$TOKEN` in a shell, `token` elsewhere.
 *
 * @param server origin of the server, without trailing slash
 */
export function requestSamples(operation: ApiOperation, server: string): readonly RequestSample[] {
  const url = `${server}${operation.examplePath}`;
  return [
    { label: 'curl', text: curl(operation, url) },
    { label: 'JavaScript', text: javaScript(operation, url) },
    { label: 'Python', text: python(operation, url) },
  ];
}

function curl({ method, needsToken, body }: ApiOperation, url: string): string {
  const parts = [
    method === 'GET' ? `curl '${url}'` : `curl -X ${method} '${url}'`,
    ...(needsToken ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...curlBody(body),
  ];
  return parts.join(' \\\n  ');
}

function curlBody(body: ApiOperation['body']): readonly string[] {
  if (body === undefined) {
    return [];
  }
  if (isForm(body)) {
    return formEntries(body.example).map(([name, value]) =>
      isFile(value) ? `-F '${name}=@evidence.bin'` : `-F '${name}=${value}'`,
    );
  }
  // A quote inside a quoted shell word is written '\''.
  const json = indent(JSON.stringify(body.example, null, 2), 2).replaceAll("'", "'\\''");
  return ["-H 'Content-Type: application/json'", `-d '${json}'`];
}

function javaScript({ method, needsToken, body, success }: ApiOperation, url: string): string {
  const isFormBody = body !== undefined && isForm(body);
  const headers = [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample itself has the placeholder
    ...(needsToken ? ['    Authorization: `Bearer ${token}`,'] : []),
    ...(body === undefined || isFormBody ? [] : ["    'Content-Type': 'application/json',"]),
  ];
  const json =
    body === undefined || isFormBody
      ? []
      : [`  body: JSON.stringify(${indent(JSON.stringify(body.example, null, 2), 2)}),`];
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length === 0 ? [] : ['  headers: {', ...headers, '  },']),
    ...json,
    ...(isFormBody ? ['  body: form,'] : []),
  ];
  const form = isFormBody
    ? [
        'const form = new FormData();',
        ...formEntries(body.example).map(
          ([name, value]) => `form.append('${name}', ${isFile(value) ? 'file' : `'${value}'`});`,
        ),
      ]
    : [];
  const call = options.length === 0 ? [`fetch('${url}')`] : [`fetch('${url}', {`, ...options, '})'];
  const read = success.contentType === 'application/json' ? 'json' : 'text';
  const result =
    success.contentType === undefined
      ? 'console.log(response.status);'
      : `console.log(response.status, await response.${read}());`;
  return [...form, `const response = await ${call.join('\n')};`, result].join('\n');
}

function python({ method, needsToken, body, success }: ApiOperation, url: string): string {
  const isFormBody = body !== undefined && isForm(body);
  const lines = [
    `    '${url}',`,
    ...(needsToken ? ["    headers={'Authorization': f'Bearer {token}'},"] : []),
    ...(body === undefined || isFormBody
      ? []
      : [`    json=${indent(pythonLiteral(body.example), 4)},`]),
    ...(isFormBody ? pythonForm(body.example) : []),
  ];
  const read = success.contentType === 'application/json' ? 'json()' : 'text';
  const result =
    success.contentType === undefined
      ? 'print(response.status_code)'
      : `print(response.status_code, response.${read})`;
  const call = `response = requests.${method.toLowerCase()}(\n${lines.join('\n')}\n)`;
  return ['import requests', '', call, result].join('\n');
}

function pythonForm(example: JsonValue): readonly string[] {
  const entries = formEntries(example);
  const files = entries.filter(([, value]) => isFile(value)).map(([name]) => name);
  const fields = Object.fromEntries(entries.filter(([, value]) => !isFile(value)));
  return [
    ...files.map((name) => `    files={'${name}': open('evidence.bin', 'rb')},`),
    `    data=${indent(pythonLiteral(fields), 4)},`,
  ];
}

/** JSON in Python's spelling. Texts are the same in both languages. */
function pythonLiteral(value: JsonValue): string {
  return JSON.stringify(value, null, 4).replaceAll(
    /("(?:[^"\\]|\\.)*")|\b(true|false|null)\b/g,
    (_, text: string | undefined, word: string) =>
      text ?? { true: 'True', false: 'False', null: 'None' }[word] ?? word,
  );
}

function isForm({ contentType }: { readonly contentType: string }): boolean {
  return contentType === 'multipart/form-data';
}

function isFile(value: JsonValue): boolean {
  return value === '(file)';
}

function formEntries(example: JsonValue): readonly (readonly [string, JsonValue])[] {
  return Object.entries(Object(example));
}

/** Moves all lines but the first to the right. */
function indent(text: string, spaces: number): string {
  return text.replaceAll('\n', `\n${' '.repeat(spaces)}`);
}
