import type { CDPSession } from '@playwright/test';

/** Bytes that a page has transferred, including headers. */
export interface Transfer {
  readonly scripts: number;
  readonly images: number;
  /** Prefetches: low-priority requests for later navigations. */
  readonly prefetched: number;
  /** HTML, styles, fonts, data. */
  readonly other: number;
  /** Headers of all answers except the prefetches. */
  readonly headers: number;
  /** Without prefetches. */
  readonly requests: number;
}

/** By type of resource. */
const SHARES: Readonly<Record<string, 'scripts' | 'images'>> = {
  Script: 'scripts',
  Image: 'images',
};

/**
 * Records the network traffic of a page.
 *
 * @param session a CDP session of the page, before anything is loaded.
 * @returns a function that returns the bytes transferred so far.
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
  // The request headers as sent; this event may precede that of the request.
  session.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) => {
    if ((headers['Sec-Purpose'] ?? headers['sec-purpose'] ?? '').includes('prefetch')) {
      prefetches.add(requestId);
    }
  });
  const headers = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    // At this point only the headers have been received.
    headers.set(requestId, response.fromDiskCache ? 0 : response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const share = prefetches.has(requestId)
      ? 'prefetched'
      : (SHARES[types.get(requestId) ?? ''] ?? 'other');
    transfer[share] += encodedDataLength;
    // Data URLs and cached resources transfer nothing.
    if (share !== 'prefetched' && encodedDataLength > 0) {
      transfer.requests += 1;
      transfer.headers += headers.get(requestId) ?? 0;
    }
  });
  await session.send('Network.enable');
  return () => ({ ...transfer });
}

/** Browsers report another type for the favicon. */
function isImage(url: string): boolean {
  return /\.(?:svg|png|ico|webp|avif|jpe?g)$/.test(url);
}
