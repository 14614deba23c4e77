import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';

/** An answer with its whole body. */
export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** Sends a request with the target unchanged: no normalisation, no redirects followed. */
export function request(options: {
  readonly port: number;
  readonly target: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly host?: string;
}): Promise<Answer> {
  const { port, target, method = 'GET', headers = {}, host = '127.0.0.1' } = options;
  return new Promise((resolve, reject) => {
    const call = httpRequest(
      { host, port, path: target, method, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const status = response.statusCode ?? 0;
          resolve({ status, headers: response.headers, body: Buffer.concat(chunks) });
        });
      },
    );
    call.on('error', reject);
    call.end();
  });
}
