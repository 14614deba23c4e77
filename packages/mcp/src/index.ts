export { createDocsServer } from './docs-server.ts';
export { type Library, openLibrary } from './library.ts';
export { serveHttp } from './serve-http.ts';
