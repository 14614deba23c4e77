/** Network Information API; only Chromium has it. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  /** Estimated, in Mbit/s. */
  readonly downlink?: number;
}

/** Below this many Mbit/s, 150 kB that nobody may need take a second of the line. */
const GOOD_DOWNLINK = 3;

/**
 * How much a page may load that was not asked for.
 *
 * - `saving`: nothing. The reader saves data, or the line is 2g (CONTRACT.md, N8).
 * - `slow`: what will soon be needed, not more.
 * - `good`: also what may be needed. An unknown line counts as good.
 */
export type Connection = 'saving' | 'slow' | 'good';

/** @param navigator of the browser, or what a test puts in its place */
export function connectionOf(navigator: object): Connection {
  const { saveData, effectiveType, downlink } = informationOf(navigator);
  if (saveData === true || effectiveType?.includes('2g')) {
    return 'saving';
  }
  return effectiveType === '3g' || (downlink ?? GOOD_DOWNLINK) < GOOD_DOWNLINK ? 'slow' : 'good';
}

function informationOf(navigator: object): NetworkInformation {
  return 'connection' in navigator && navigator.connection ? navigator.connection : {};
}
