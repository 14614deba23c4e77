import { expect, test } from '../../site-test.ts';

/** Pages to start from; every link inside the site is followed from there. */
const START = '/vibe/';

test('every link inside the site leads to a page, without JavaScript', {
  tag: '@content',
}, async ({ request }) => {
  const seen = new Set([START]);
  const queue = [START];
  const broken: string[] = [];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const response = await request.get(path);
    if (!response.ok()) {
      broken.push(`${path} answers ${response.status()}`);
      continue;
    }
    if (!(response.headers()['content-type'] ?? '').startsWith('text/html')) {
      continue;
    }
    for (const target of internalLinks(await response.text(), response.url())) {
      if (!seen.has(target)) {
        seen.add(target);
        queue.push(target);
      }
    }
  }
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(110);
});

function internalLinks(html: string, base: string): string[] {
  return [...html.matchAll(/<a\b[^>]*?\shref=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g)]
    .map((match) => (match[1] ?? match[2] ?? match[3] ?? '').replaceAll('&amp;', '&'))
    .map((href) => new URL(href, base))
    .filter((url) => url.origin === new URL(base).origin)
    .map((url) => url.pathname);
}
