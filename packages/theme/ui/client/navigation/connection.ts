/** Network Information API; only Chromium has it. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  /** Estimated, in Mbit/s. */
  readonly downlink?: number;
}

/** Below this many Mbit/s, 150 kB of speculative prefetches would occupy the connection for a second. */
const GOOD_DOWNLINK = 3;

/**
 * @returns how much a page may load without a request of the reader, by the connection that there is now
 *
 * - `saving`: nothing. Data saving is on, or the connection is 2g (CONTRACT.md, N8).
 * - `slow`: only what will soon be needed.
 * - `good`: also what may be needed. An unknown connection counts as good.
 */
export function connection(): 'saving' | 'slow' | 'good' {
  const { connection: known } = navigator as { readonly connection?: NetworkInformation };
  const { saveData, effectiveType, downlink } = known ?? {};
  if (saveData === true || effectiveType?.includes('2g')) {
    return 'saving';
  }
  return effectiveType === '3g' || (downlink ?? GOOD_DOWNLINK) < GOOD_DOWNLINK ? 'slow' : 'good';
}
