import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from './schema.js';

const addToken: Middleware = {
  onRequest({ request }) {
    request.headers.set('Authorization', 'Bearer owl-token');
    return request;
  },
};

export const client = createClient<paths>({ baseUrl: 'http://localhost:3000' });
client.use(addToken);
