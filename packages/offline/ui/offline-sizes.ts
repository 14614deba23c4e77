/**
 * Stands in the HTML of pages for the size of a set of files, which is known after all pages are
 * rendered. The build replaces it (`packages/offline/build`); the development server does not.
 */
export const SIZE_PLACEHOLDER = /@offline-size:([\w-]+)@/g;

/** The placeholder of a set. */
export function sizePlaceholder(set: string): string {
  return `@offline-size:${set}@`;
}

/**
 * Formats a number of bytes for readers, in kB below 1 MB.
 *
 * @example formatBytes(1_234_567, 'en') === '1.2 MB'
 */
export function formatBytes(bytes: number, locale: string): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : bytes / 1000);
}
