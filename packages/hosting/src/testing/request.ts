import { once } from 'node:events';
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer with its whole body. */
export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** Sends a request with the target unchanged: no normalisation, no redirects followed. */
export async function request(options: {
  readonly port: number;
  readonly target: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly host?: string;
}): Promise<Answer> {
  const { port, target, method = 'GET', headers = {}, host = '127.0.0.1' } = options;
  const call = httpRequest({ host, port, path: target, method, headers, agent: false }).end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  const body = await buffer(response);
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}
