/**
 * Says whether the static file library answers a Range header correctly. It knows `bytes=a-` and
 * `bytes=a-b`; it misreads suffix ranges and lists, throws when a is beyond b, and knows no
 * If-Range. The server drops such headers, and the whole file is sent (RFC 9110, section 14.2
 * allows that).
 */
export function isUsableRange(range: string, ifRange: string | undefined): boolean {
  const match = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range);
  if (match === null || ifRange !== undefined) return false;
  const [, first = '', last = ''] = match;
  // The library reads an end of 0 as "no end".
  return last === '' || (Number(last) > 0 && Number(first) <= Number(last));
}
