/**
 * FNV-1a over the bytes, 32 bits, as eight hexadecimal digits. It finds files that arrived damaged;
 * it is no protection against intent, which is the job of the connection.
 *
 * The browser's own digests exist in secure contexts only, and a site may be served by plain http.
 */
export function checksum(bytes: Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const byte of bytes) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
