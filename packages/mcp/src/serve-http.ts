import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostHeaderValidation, originValidation, toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler, type McpServer } from '@modelcontextprotocol/server';

/** Requests that one address may send at once, and how many it may send again each second. */
const BURST = 60;
const PER_SECOND = 20;

/** A request holds a query or an address: much more is a mistake or an attack. */
const LARGEST_REQUEST_BYTES = 100_000;

/** Addresses that are remembered; the oldest are forgotten first. */
const MOST_ADDRESSES = 10_000;

export interface HttpOptions {
  readonly port: number;
  /** Address to listen at: `127.0.0.1` unless others are to reach it. */
  readonly host: string;
  /** Names that requests may come to and pages that may send them; requests without an origin are taken. */
  readonly allowedHosts: readonly string[];
}

/**
 * Serves over streamable HTTP at `/mcp`. Requests are limited in size and rate.
 *
 * @param createMcpServer makes a server; called for each request
 * @returns the address, and how to stop
 */
export async function serveHttp(
  createMcpServer: () => McpServer,
  { port, host, allowedHosts }: HttpOptions,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const handler = createMcpHandler(createMcpServer);
  const answer = toNodeHandler(handler, { maxRequestBodySize: LARGEST_REQUEST_BYTES });
  const isHostAllowed = hostHeaderValidation([...allowedHosts]);
  const isOriginAllowed = originValidation([...allowedHosts]);
  const isWithinRate = limitRate(() => performance.now());
  const server = createServer((request, response) => {
    if (!isHostAllowed(request, response) || !isOriginAllowed(request, response)) {
      return;
    }
    if (request.url?.split('?')[0] !== '/mcp') {
      response.writeHead(404).end('This server answers at /mcp.\n');
    } else if (!isWithinRate(request.socket.remoteAddress ?? '')) {
      response.writeHead(429, { 'retry-after': '1' }).end('Too many requests. Wait a second.\n');
    } else {
      const { method = '', url = '' } = request;
      void answer(Object.assign(request, { method, url }), response);
    }
  });
  await once(server.listen(port, host), 'listening');
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host}:${address.port}/mcp`,
    close: async () => {
      await handler.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A token bucket for each address. @param nowMs gives the time in milliseconds */
export function limitRate(nowMs: () => number): (address: string) => boolean {
  const buckets = new Map<string, { tokens: number; sinceMs: number }>();
  return (address) => {
    const now = nowMs();
    const { tokens, sinceMs } = buckets.get(address) ?? { tokens: BURST, sinceMs: now };
    const left = Math.min(BURST, tokens + ((now - sinceMs) / 1000) * PER_SECOND);
    buckets.delete(address);
    buckets.set(address, { tokens: Math.max(0, left - 1), sinceMs: now });
    const [oldest] = buckets.keys();
    if (buckets.size > MOST_ADDRESSES && oldest !== undefined) {
      buckets.delete(oldest);
    }
    return left >= 1;
  };
}
