/**
 * Returns whether `sirv` handles a Range header correctly. It supports `bytes=a-` and
 * `bytes=a-b`; it misreads suffix ranges and lists, throws when a is beyond b, and ignores
 * If-Range. The server removes such headers, so the whole file is sent (RFC 9110, section 14.2
 * allows that).
 */
export function isUsableRange(range: string, ifRange: string | undefined): boolean {
  const match = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range);
  if (match === null || ifRange !== undefined) return false;
  const [, first = '', last = ''] = match;
  // The library interprets an end of 0 as "no end".
  return last === '' || (Number(last) > 0 && Number(first) <= Number(last));
}
