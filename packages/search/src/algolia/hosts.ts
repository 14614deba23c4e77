/** A place that answers requests. */
export interface Host {
  /** Origin: `https://app-dsn.algolia.net`. */
  readonly origin: string;
}

/** C12 of CONTRACT.md: a host that failed is left alone for this long. */
export const HOST_DOWN_MS = 120_000;

/**
 * Algolia's hosts for an application: the nearest one first, then the others in random order, so that
 * readers spread over them.
 *
 * @param random numbers from 0 to below 1.
 */
export function readHosts(appId: string, random: () => number = Math.random): readonly Host[] {
  return [{ origin: `https://${appId}-dsn.algolia.net` }, ...otherHosts(appId, random)];
}

/** Origins of all hosts that a search may ask, as a browser writes them: for a security policy. */
export function searchOrigins(appId: string): readonly string[] {
  return readHosts(appId, () => 0).map(({ origin }) => origin.toLowerCase());
}

/** The hosts that take changes. */
export function writeHosts(appId: string, random: () => number = Math.random): readonly Host[] {
  return [{ origin: `https://${appId}.algolia.net` }, ...otherHosts(appId, random)];
}

function otherHosts(appId: string, random: () => number): readonly Host[] {
  return [1, 2, 3]
    .map((number) => ({ origin: `https://${appId}-${number}.algolianet.com`, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ origin }) => ({ origin }));
}

type Trouble = { readonly kind: 'down' | 'timed out'; readonly sinceMs: number };

/**
 * What is known of the hosts, by their origin.
 *
 * Algolia's own client 5 keeps this under a key that changes with the state, and so never finds it
 * again: a dead host is tried first by every query.
 */
export class HostBook {
  readonly #trouble = new Map<string, Trouble>();
  readonly #now: () => number;

  /** @param now milliseconds of any clock that only goes forward. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  report(host: Host, kind: Trouble['kind']): void {
    this.#trouble.set(host.origin, { kind, sinceMs: this.#now() });
  }

  /**
   * Hosts in the order in which to try them: those that are up, then those that were too slow. Hosts
   * that are down come back after `HOST_DOWN_MS`; when nothing else is left, all are tried.
   */
  inOrder(hosts: readonly Host[]): { readonly hosts: readonly Host[]; readonly timedOut: number } {
    const stateOf = ({ origin }: Host) => {
      const trouble = this.#trouble.get(origin);
      const isOver = trouble === undefined || this.#now() - trouble.sinceMs > HOST_DOWN_MS;
      return isOver ? 'up' : trouble.kind;
    };
    const up = hosts.filter((host) => stateOf(host) === 'up');
    const slow = hosts.filter((host) => stateOf(host) === 'timed out');
    const available = [...up, ...slow];
    return { hosts: available.length > 0 ? available : hosts, timedOut: slow.length };
  }
}
