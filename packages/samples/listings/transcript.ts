import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, request, type Server } from 'node:http';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** A server that a transcript talks to. */
export interface Target {
  readonly port: number;
  readonly close: () => void;
}

/** Starts an app on a free port. */
export async function listen(app: { listen(port: number): Server }): Promise<Target> {
  const server = app.listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    port: address.port,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Registers one test per `*.txt` file of a folder whose first line begins with `$ curl`: each
 * command is sent to a fresh server and the lines after it must be the reply.
 *
 * `RECORD=1` writes the replies instead.
 *
 * @param folder the transcripts' folder
 * @param start starts the lesson's server
 * @param special servers of transcripts that show a mistake or a solution, by file name
 */
export function proveTranscripts(
  folder: URL,
  start: () => Promise<Target>,
  special: Readonly<Record<string, () => Promise<Target>>> = {},
): void {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.txt'))) {
    const url = new URL(file, folder);
    const name = basename(file, '.txt');
    const commands = readFileSync(url, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('$ curl'));
    if (commands.length === 0) continue;
    test(`replies as ${name} shows`, async () => {
      const target = await (special[name] ?? start)();
      try {
        const parts: string[] = [];
        for (const command of commands) {
          parts.push(`${command}\n${await curl(command, target.port, name.startsWith('full'))}`);
        }
        expectRecorded(url, parts.join('\n'));
      } finally {
        target.close();
      }
    });
  }
}

/** Compares a text with a recorded file, or records it when `RECORD=1`. */
export function expectRecorded(file: URL, actual: string): void {
  const text = `${actual.trimEnd()}\n`;
  if (process.env.RECORD === '1') writeFileSync(file, text);
  expect(text, fileURLToPath(file)).toBe(readFileSync(file, 'utf8'));
}

interface Call {
  method: string;
  path: string;
  readonly headers: Record<string, string>;
  body: string | undefined;
  showsHeaders: boolean;
  maxSeconds: number | undefined;
}

/** Sends what a curl command line says and gives what curl prints. */
async function curl(command: string, port: number, allHeaders: boolean): Promise<string> {
  const call = parseCurl(command);
  // Like curl, offer to keep the connection: the reply's headers say so.
  const agent = new Agent({ keepAlive: true });
  return await new Promise((resolve, reject) => {
    const { method, path, headers } = call;
    const outgoing = request({ port, method, path, headers, agent }, (reply) => {
      let body = '';
      reply.setEncoding('utf8');
      reply.on('data', (chunk: string) => {
        body += chunk;
      });
      reply.on('end', () => {
        const shown = body.startsWith('<!DOCTYPE html>') ? telling(body) : body;
        if (!call.showsHeaders) return resolve(shown === body ? body : `…\n${shown}`);
        const status = `HTTP/1.1 ${reply.statusCode} ${reply.statusMessage}`;
        const head = [status, ...headerLines(reply.rawHeaders, call, allHeaders)].join('\n');
        resolve(shown === body ? `${head}\n\n${body}` : `${head}\n${shown}`);
      });
    });
    outgoing.on('error', reject);
    if (call.maxSeconds !== undefined) {
      // Curl's own words; the exact number of milliseconds differs from run to run.
      const late = 'curl: (28) Operation timed out after <ms> milliseconds with 0 bytes received';
      // A tenth of the time is enough to see that nothing comes.
      outgoing.setTimeout(call.maxSeconds * 100, () => {
        resolve(late);
        outgoing.destroy();
      });
    }
    outgoing.end(call.body);
  })
    .finally(() => agent.destroy())
    .then((text) => String(text).trimEnd().concat('\n'));
}

const TELLING = /^location: /i;
const TELLING_FROM_ELSEWHERE = /^(location|access-control-.*): /i;

/** The headers that a lesson speaks of; `…` stands for each gap. */
function headerLines(raw: readonly string[], { headers }: Call, all: boolean): readonly string[] {
  const lines = raw.flatMap((name, index) =>
    index % 2 === 0 ? [`${name}: ${name === 'Date' ? '<time>' : raw[index + 1]}`] : [],
  );
  if (all) return lines;
  const telling = headers.Origin === undefined ? TELLING : TELLING_FROM_ELSEWHERE;
  const shown = lines.map((line) => (telling.test(line) ? line : '…'));
  return shown.filter((line, index) => line !== '…' || shown[index - 1] !== '…');
}

/**
 * The line of Express's error page that says something. Vitest puts a colon after the name of an
 * error without a message, Node.js does not.
 */
function telling(html: string): string {
  const line = /<pre>.*<\/pre>/s.exec(html)?.[0] ?? '';
  return `${line.replace(/(: )?<br>.*<\/pre>/s, '…</pre>')}\n…`;
}

function parseCurl(command: string): Call {
  const words = [...command.slice('$ curl '.length).matchAll(/'([^']*)'|(\S+)/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
  const call: Call = {
    method: '',
    path: '/',
    headers: { Accept: '*/*' },
    body: undefined,
    showsHeaders: false,
    maxSeconds: undefined,
  };
  while (words.length > 0) readWord(call, words);
  call.method ||= call.body === undefined ? 'GET' : 'POST';
  return call;
}

function readWord(call: Call, words: string[]): void {
  const word = words.shift() ?? '';
  const value = () => words.shift() ?? '';
  switch (word) {
    case '-i':
      call.showsHeaders = true;
      return;
    case '-X':
      call.method = value();
      return;
    case '-H': {
      const [name = '', text = ''] = value().split(/: (.*)/);
      call.headers[name] = text;
      return;
    }
    case '--json':
      Object.assign(call.headers, {
        'Content-Type': 'application/json',
        Accept: 'application/json',
      });
      call.body = value();
      call.headers['Content-Length'] = String(Buffer.byteLength(call.body));
      return;
    case '-d':
      call.headers['Content-Type'] = 'application/x-www-form-urlencoded';
      call.body = value();
      call.headers['Content-Length'] = String(Buffer.byteLength(call.body));
      return;
    case '--max-time':
      call.maxSeconds = Number(value());
      return;
    default:
      if (!word.startsWith('http://localhost:3000')) throw new Error(`Unknown word ${word}.`);
      call.path = word.slice('http://localhost:3000'.length) || '/';
  }
}
