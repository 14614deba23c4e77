import createClient from 'openapi-fetch';
import type { paths } from './schema.js';

export const client = createClient<paths>({ baseUrl: 'http://localhost:3000' });
