import type { CDPSession } from '@playwright/test';

/** What a page has transferred, headers among it, in bytes. */
export interface Transfer {
  readonly scripts: number;
  readonly images: number;
  /** Fetched for later, with low priority, when nothing else was left to do. */
  readonly prefetched: number;
  /** HTML, styles, fonts, data. */
  readonly other: number;
  /** Of all these but the prefetches: what the headers of the answers weigh. */
  readonly headers: number;
  /** Prefetches are not among them. */
  readonly requests: number;
}

type Share = Exclude<keyof Transfer, 'headers' | 'requests'>;

/**
 * Listens to the network of a page.
 *
 * @param session a session of the page; nothing was loaded yet.
 * @returns reads what was transferred so far.
 */
export async function logNetwork(session: CDPSession): Promise<() => Transfer> {
  const types = new Map<string, string>();
  const prefetches = new Set<string>();
  const transfer = { scripts: 0, images: 0, prefetched: 0, other: 0, headers: 0, requests: 0 };
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    types.set(requestId, isImage(request.url) ? 'Image' : (type ?? 'Other'));
    if (type === 'Prefetch' || request.initialPriority === 'VeryLow') {
      prefetches.add(requestId);
    }
  });
  // The headers that were really sent; they may be told before the request is.
  session.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) => {
    if ((headers['Sec-Purpose'] ?? headers['sec-purpose'] ?? '').includes('prefetch')) {
      prefetches.add(requestId);
    }
  });
  const headers = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    // At this moment the headers have come and nothing else.
    headers.set(requestId, response.fromDiskCache ? 0 : response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const share = prefetches.has(requestId) ? 'prefetched' : shareOf(types.get(requestId));
    transfer[share] += encodedDataLength;
    // Data addresses and what the browser has already transfer nothing.
    if (share !== 'prefetched' && encodedDataLength > 0) {
      transfer.requests += 1;
      transfer.headers += headers.get(requestId) ?? 0;
    }
  });
  await session.send('Network.enable');
  return () => ({ ...transfer });
}

function shareOf(type: string | undefined): Share {
  switch (type) {
    case 'Script':
      return 'scripts';
    case 'Image':
      return 'images';
    default:
      return 'other';
  }
}

/** Browsers call the favicon something else. */
function isImage(url: string): boolean {
  return /\.(?:svg|png|ico|webp|avif|jpe?g)$/.test(url);
}
