/**
 * Encodes a value of a query, but for what RFC 3986 (3.4) allows there: an address in it then compresses like the page's
 * own.
 */
export function encodeQuery(text: string): string {
  return encodeURI(text).replace(/[#&+]/g, encodeURIComponent);
}
