/** Returns whether an address is a loopback address of the reader's computer (RFC 6761, section 6.3; RFC 5735). */
export function isLocalHost(url: URL): boolean {
  const { hostname } = url;
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname)
  );
}
