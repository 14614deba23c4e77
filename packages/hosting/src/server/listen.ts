import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Address to listen on. */
export type ListenOptions = {
  /** Preferred port, 0 to 65535; 0 takes any free one. */
  readonly port: number;
  /** Host name or address. Default: loopback only, on IPv4 and IPv6. */
  readonly host?: string;
};

/** A running server. */
export type Listening = {
  readonly askedPort: number;
  /** The port in use. It differs from the requested one when that was taken. */
  readonly port: number;
  /** Origin for a browser, such as `http://localhost:3000`. */
  readonly origin: string;
  /** Stops listening, waits at most two seconds for open requests, then resolves. */
  readonly close: () => Promise<void>;
};

const lastPort = 65_535;
const closeGraceMs = 2_000;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function open(handler: RequestListener, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(handler);
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

function closeOne(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), closeGraceMs);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Binds one port on both loopback addresses, because `localhost` can resolve to either of them. */
async function openLoopback(handler: RequestListener, port: number): Promise<readonly Server[]> {
  const ipv4 = await open(handler, port, '127.0.0.1');
  try {
    return [ipv4, await open(handler, portOf(ipv4), '::1')];
  } catch (error) {
    // Without IPv6 support, `localhost` is 127.0.0.1 only.
    if (['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'].includes(codeOf(error))) return [ipv4];
    await closeOne(ipv4);
    throw error;
  }
}

async function openAt(
  handler: RequestListener,
  port: number,
  host: string | undefined,
): Promise<readonly Server[] | 'taken'> {
  try {
    return host === undefined
      ? await openLoopback(handler, port)
      : [await open(handler, port, host)];
  } catch (cause) {
    if (codeOf(cause) === 'EADDRINUSE') return 'taken';
    const place = `${host ?? 'localhost'}:${port}`;
    const hint = codeOf(cause) === 'EACCES' ? 'Choose a port from 1024 up.' : 'Check --host.';
    throw new Error(`Cannot listen on ${place} (${codeOf(cause)}). ${hint}`, { cause });
  }
}

/**
 * Listens on the preferred port or, when it is taken, on the next free one above it.
 *
 * @throws Error when the host or port cannot be used at all, or no port is left.
 */
export async function listen(handler: RequestListener, options: ListenOptions): Promise<Listening> {
  const { port: askedPort, host } = options;
  for (let port = askedPort; port <= lastPort; port += askedPort === 0 ? 0 : 1) {
    const servers = await openAt(handler, port, host);
    if (servers === 'taken') continue;
    const [first] = servers;
    if (first === undefined) break;
    const shownHost =
      host === undefined || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
    const urlHost = shownHost.includes(':') ? `[${shownHost}]` : shownHost;
    return {
      askedPort,
      port: portOf(first),
      origin: `http://${urlHost}:${portOf(first)}`,
      close: async () => {
        await Promise.all(servers.map(closeOne));
      },
    };
  }
  throw new Error(`No free port from ${askedPort} to ${lastPort}. Give another one with --port.`);
}
