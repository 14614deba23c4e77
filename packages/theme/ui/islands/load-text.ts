const loading = new Map<string, Promise<string>>();

/**
 * Loads a text once, so that later calls need no network. After a failure the next call tries again.
 *
 * @throws Error when the reply is no success
 */
export function loadText(url: string): Promise<string> {
  const text = loading.get(url) ?? fetchText(url);
  loading.set(url, text);
  text.catch(() => loading.delete(url));
  return text;
}

async function fetchText(url: string): Promise<string> {
  const reply = await fetch(url);
  if (!reply.ok) {
    throw new Error(`Cannot load ${url}: status ${reply.status}.`);
  }
  return reply.text();
}
