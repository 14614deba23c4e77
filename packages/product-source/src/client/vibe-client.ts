// The client that the site offers for download, bundled with openapi-fetch by `build-client.ts`.
import createClient from 'openapi-fetch';

interface VibeOptions {
  readonly baseUrl?: string;
  readonly token?: string | (() => string | Promise<string>);
  readonly apiKey?: string;
  readonly fetch?: (request: Request) => Promise<Response>;
}

/**
 * A client of the ViBe API in the shape of openapi-fetch.
 *
 * @param options.baseUrl origin of the server, without trailing slash
 * @param options.token Firebase ID token, or a function that is asked for it before each request
 * @param options.apiKey for operations that other applications call
 */
export function createVibeClient({
  baseUrl = 'http://localhost:8080',
  token,
  apiKey,
  ...options
}: VibeOptions = {}) {
  const client = createClient<object>({ baseUrl, ...options });
  client.use({
    async onRequest({ request }) {
      const text = typeof token === 'function' ? await token() : token;
      if (text !== undefined) request.headers.set('Authorization', `Bearer ${text}`);
      if (apiKey !== undefined) request.headers.set('X-API-Key', apiKey);
      return request;
    },
  });
  return client;
}
