import { SITE_ORIGIN } from '../../contract-routes.ts';
import { siteRoutes } from '../../routes.ts';
import { expect, test } from '../../site-test.ts';

test('every page has a card of its own, an image of 1200 by 630', {
  tag: '@content',
}, async ({ request }) => {
  const cards = new Map<string, string>();
  for (const { path } of siteRoutes) {
    const html = await (await request.get(encodeURI(path))).text();
    const [, address = ''] = /og:image"? content="?([^\s">]+)/.exec(html) ?? [];
    expect(address, path).toMatch(new RegExp(`^${SITE_ORIGIN}/vibe/img/cards/[a-z0-9-]+\\.png$`));
    expect(cards.get(address), path).toBeUndefined();
    cards.set(address, path);
  }
  for (const address of cards.keys()) {
    const response = await request.get(new URL(address).pathname);
    expect(response.status(), address).toBe(200);
    const image = await response.body();
    // A PNG begins with its signature; width and height are at bytes 16 and 20.
    expect([image.readUInt32BE(16), image.readUInt32BE(20)], address).toEqual([1200, 630]);
  }
});
