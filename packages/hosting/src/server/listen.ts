import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

/** Address to listen on. */
export type ListenOptions = {
  /** Preferred port, 0 to 65535; 0 takes any free one. */
  readonly port: number;
  /** Host name or address. Default: loopback only, on IPv4 and IPv6. */
  readonly host?: string | undefined;
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
/** As in nginx. After the 5 s of Node.js, a reader who pauses on a page meets a closed connection with the next one. */
const idleMs = 75_000;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

async function open(handler: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer(handler).listen({ port, host, exclusive: true });
  server.keepAliveTimeout = idleMs;
  await once(server, 'listening');
  return server;
}

/** An IPv6 address in brackets, anything else as it is. */
function inUrl(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/** The port of a listening server; only one at a path or a pipe has none. */
function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

async function closeOne(server: Server): Promise<void> {
  const force = setTimeout(() => server.closeAllConnections(), closeGraceMs);
  // Closes idle connections as well.
  await once(server.close(), 'close');
  clearTimeout(force);
}

/** What `listen` answers on a machine without IPv4, or without IPv6. */
const MISSING = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'];

/** @returns no server when the machine does not have the address */
async function openIfThere(handler: RequestListener, port: number, host: string) {
  try {
    return [await open(handler, port, host)];
  } catch (error) {
    if (MISSING.includes(codeOf(error))) return [];
    throw error;
  }
}

/** Binds one port on both loopback addresses, because `localhost` can resolve to either of them. */
async function openLoopback(handler: RequestListener, port: number): Promise<readonly Server[]> {
  const ipv4 = await openIfThere(handler, port, '127.0.0.1');
  const [first] = ipv4;
  if (first === undefined) return [await open(handler, port, '::1')];
  try {
    return [...ipv4, ...(await openIfThere(handler, portOf(first), '::1'))];
  } catch (error) {
    await closeOne(first);
    throw error;
  }
}

/** @returns no server when the port is taken */
async function openAt(
  handler: RequestListener,
  port: number,
  host: string | undefined,
): Promise<readonly Server[]> {
  try {
    return host === undefined
      ? await openLoopback(handler, port)
      : [await open(handler, port, host)];
  } catch (cause) {
    if (codeOf(cause) === 'EADDRINUSE') return [];
    const place = `${host ?? 'localhost'}:${port}`;
    const remedy = host === undefined ? 'Is there a loopback interface?' : 'Check --host.';
    const hint = codeOf(cause) === 'EACCES' ? 'Choose a port from 1024 up.' : remedy;
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
    const [first] = servers;
    if (first === undefined) continue;
    const isAnywhere = host === undefined || ['0.0.0.0', '::'].includes(host);
    const urlHost = isAnywhere ? 'localhost' : inUrl(host);
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

/**
 * Parses a port.
 *
 * @param text The value, such as `3000`. `0` means any free port.
 * @param source Its origin for the error message: `--port` or `PORT`.
 * @returns An integer from 0 to 65535.
 * @throws Error that names the source, the value and the remedy.
 */
export function parsePort(text: string, source: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port >= 0 && port <= lastPort) return port;
  throw new Error(
    `${source} is "${text}", which is not a port. Give a whole number from 1 to ${lastPort}, or 0 for any free port.`,
  );
}
