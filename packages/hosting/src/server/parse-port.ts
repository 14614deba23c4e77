const lastPort = 65_535;

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
