import Router from 'router';
import type { Tools } from '../judging/judge.ts';

/** A request that a check sends. */
export interface RequestParts {
  /** Sent as JSON, with its content type. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The reply to it. Names of headers are in lower case. */
export interface Reply {
  readonly status: number;
  /** Parsed JSON, else the text; `''` when there is none. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** What checks of Express handlers can use. */
export interface ServerTools extends Tools {
  /**
   * Calls an app or a router with a request, without a server.
   *
   * @param request method and address, such as `GET /questions?limit=2`
   * @throws Error when there is no reply within a second, or when the code goes on after its reply
   */
  readonly send: (app: unknown, request: string, parts?: RequestParts) => Promise<Reply>;
}

/** How long a handler may take, in milliseconds: handlers of exercises wait for nothing. */
const REPLY_MS = 1000;

/**
 * Tasks in which code may go on after its reply. The router defers its end by one, and a router inside of another one
 * by one more.
 */
const TASKS_AFTER_REPLY = 4;

/** Adds the tools of handlers. */
export function makeServerTools(tools: Tools): ServerTools {
  return {
    ...tools,
    send: (app, request, parts = {}) =>
      new Promise((resolve, reject) => {
        if (typeof app !== 'function') {
          reject(new Error('There is no app or router to send a request to.'));
          return;
        }
        const late = `No reply to ${request}: the handler neither sent one nor called next().`;
        const timer = setTimeout(() => reject(new Error(late)), REPLY_MS);
        const response = new ResponseStandIn({
          async replied(reply) {
            clearTimeout(timer);
            for (let task = 0; task < TASKS_AFTER_REPLY; task += 1) {
              await new Promise((next) => setImmediate(next));
            }
            resolve(reply);
          },
          wentOn: (what) => reject(new Error(`${what} after the reply to ${request}.`)),
        });
        const incoming = makeRequest(request, parts);
        app(incoming, response, (error?: unknown) => {
          if (error !== undefined) {
            tools.note(error);
          }
          finish(incoming, response, error);
        });
      }),
  };
}

/** Replies as Express does when no handler did. After a reply, Express closes the connection. */
function finish(
  { method, path }: RequestStandIn,
  response: ResponseStandIn,
  error?: unknown,
): void {
  if (response.headersSent) {
    const what = error === undefined ? 'next() was called' : 'An error reached the last handler';
    response.observer.wentOn(what);
    return;
  }
  if (error === undefined) {
    response.status(404).send(`Cannot ${method} ${path}`);
    return;
  }
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500;
  response.status(status).send(error instanceof Error ? `${error.name}: ${error.message}` : '');
}

type RequestStandIn = ReturnType<typeof makeRequest>;

function makeRequest(request: string, { body, headers = {} }: RequestParts) {
  const [method = 'GET', url = '/'] = request.split(' ');
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const all: Record<string, string> = Object.fromEntries(new Headers(headers));
  if (body !== undefined) {
    all['content-type'] ??= 'application/json';
  }
  return {
    method,
    url,
    originalUrl: url,
    path: pathname,
    headers: all,
    query: Object.fromEntries(searchParams),
    /** What `express.json()` parses; as in Express 5, `body` is undefined before. */
    sent: body === undefined ? undefined : JSON.stringify(body),
    body: undefined as unknown,
    get: (name: string) => all[name.toLowerCase()],
    header: (name: string) => all[name.toLowerCase()],
  };
}

const SECOND_REPLY = 'Two replies to one request: another one was sent';

/** What a response reports. */
interface ResponseObserver {
  readonly replied: (reply: Reply) => void;
  /** @param what the code did after its reply, as the beginning of a sentence */
  readonly wentOn: (what: string) => void;
}

/** The part of Express' response that the lessons use. */
class ResponseStandIn {
  readonly locals: Record<string, unknown> = {};
  statusCode = 200;
  headersSent = false;
  readonly #headers: Record<string, string> = {};
  readonly observer: ResponseObserver;
  /** Other names of `set`. */
  readonly header = this.set;
  readonly setHeader = this.set;

  constructor(observer: ResponseObserver) {
    this.observer = observer;
  }

  status(code: number): this {
    this.statusCode = code;
    return this;
  }

  set(name: string, value: string | number): this {
    this.#refuseAfterReply('A header was set');
    this.#headers[name.toLowerCase()] = String(value);
    return this;
  }

  writeHead(code: number, headers: Readonly<Record<string, string | number>> = {}): this {
    for (const [name, value] of Object.entries(headers)) {
      this.set(name, value);
    }
    return this.status(code);
  }

  get(name: string): string | undefined {
    return this.#headers[name.toLowerCase()];
  }

  location(url: string): this {
    return this.set('Location', url);
  }

  type(type: string): this {
    return this.set('Content-Type', type);
  }

  json(value: unknown): this {
    this.#refuseAfterReply(SECOND_REPLY);
    this.set('Content-Type', 'application/json; charset=utf-8');
    return this.#finish(value === undefined ? '' : JSON.parse(JSON.stringify(value)));
  }

  send(value?: unknown): this {
    return typeof value === 'object' ? this.json(value) : this.#finish(String(value ?? ''));
  }

  sendStatus(code: number): this {
    return this.status(code).send(String(code));
  }

  end(value?: unknown): this {
    const text = String(value ?? '');
    const isJson = text !== '' && this.get('Content-Type')?.startsWith('application/json');
    return this.#finish(isJson ? JSON.parse(text) : text);
  }

  #refuseAfterReply(what: string): void {
    if (this.headersSent) {
      this.observer.wentOn(what);
      throw new Error('Cannot set headers after they are sent to the client');
    }
  }

  #finish(body: unknown): this {
    this.#refuseAfterReply(SECOND_REPLY);
    this.headersSent = true;
    const hasBody = this.statusCode !== 204 && this.statusCode !== 304;
    const headers = { ...this.#headers };
    this.observer.replied({ status: this.statusCode, body: hasBody ? body : '', headers });
    return this;
  }
}

type Next = (error?: unknown) => void;

/**
 * What `import express from 'express'` gives in the frame: the router of Express 5 itself, with stand-ins for
 * request, response and `express.json()`. Nothing listens.
 */
export const expressModule = Object.assign(() => Router(), {
  Router,
  json: () => (request: RequestStandIn, _response: unknown, next: Next) => {
    if (request.sent !== undefined) {
      request.body = JSON.parse(request.sent);
    }
    next();
  },
});
