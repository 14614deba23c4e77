import type { ServerResponse } from 'node:http';

/** Answers with one line of plain text. Node.js omits the body for HEAD. */
export function sendPlain(response: ServerResponse, status: number, text: string): void {
  const body = `${text}\n`;
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(body);
}
