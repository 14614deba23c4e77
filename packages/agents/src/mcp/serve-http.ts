import { hostHeaderValidation, originValidation, toNodeHandler } from '@modelcontextprotocol/node';
import { createMcpHandler, type McpServer } from '@modelcontextprotocol/server';
import { listen } from '@vibe-docs/hosting';
import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Requests of each address are counted for so long. */
const PERIOD_SECONDS = 3;

/** A request holds a query or an address: much more is a mistake or an attack. */
const LARGEST_REQUEST_BYTES = 100_000;

export interface HttpOptions {
  readonly port: number;
  /** Address to listen at. Default: loopback only; the next free port when the port is taken. */
  readonly host?: string | undefined;
  /** Names that requests may come to and pages that may send them; requests without an origin are taken. */
  readonly allowedHosts: readonly string[];
  /** Requests that one address may send in three seconds. */
  readonly mostRequests?: number;
}

/**
 * Serves over streamable HTTP at `/mcp`. Requests are limited in size and rate.
 *
 * @param createMcpServer makes a server; called for each request
 * @returns the address, and how to stop
 */
export async function serveHttp(
  createMcpServer: () => McpServer,
  { port, host, allowedHosts, mostRequests = 60 }: HttpOptions,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const handler = createMcpHandler(createMcpServer);
  const answer = toNodeHandler(handler, { maxRequestBodySize: LARGEST_REQUEST_BYTES });
  const isHostAllowed = hostHeaderValidation([...allowedHosts]);
  const isOriginAllowed = originValidation([...allowedHosts]);
  const limiter = new RateLimiterMemory({ points: mostRequests, duration: PERIOD_SECONDS });
  const isWithinRate = (address = '') =>
    limiter.consume(address).then(
      () => true,
      () => false,
    );
  const { origin, close } = await listen(
    async (request, response) => {
      if (!isHostAllowed(request, response) || !isOriginAllowed(request, response)) {
        return;
      }
      if (request.url?.split('?')[0] !== '/mcp') {
        response.writeHead(404).end('This server answers at /mcp.\n');
      } else if (!(await isWithinRate(request.socket.remoteAddress))) {
        response
          .writeHead(429, { 'retry-after': String(PERIOD_SECONDS) })
          .end(`Too many requests. Wait ${PERIOD_SECONDS} seconds.\n`);
      } else {
        const { method = '', url = '' } = request;
        void answer(Object.assign(request, { method, url }), response);
      }
    },
    { port, host },
  );
  return {
    url: `${origin}/mcp`,
    close: async () => {
      await handler.close();
      await close();
    },
  };
}
