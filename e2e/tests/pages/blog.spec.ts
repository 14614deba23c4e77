import { expect, openPage, readingTest, test } from '../../site-test.ts';

readingTest('C5: posts say how long they take to read', async ({ page }) => {
  await openPage(page, '/vibe/blog');
  await expect(page.getByText(/\d+ min read/)).toHaveCount(4);
});

test('C6: there are an RSS and an Atom feed of the four posts, and no other', async ({
  request,
}) => {
  const rss = await (await request.get('/vibe/blog/rss.xml')).text();
  const atom = await (await request.get('/vibe/blog/atom.xml')).text();
  expect(rss.match(/<item>/g)).toHaveLength(4);
  expect(atom.match(/<entry>/g)).toHaveLength(4);
  expect(rss + atom).not.toMatch(/<(button|input|label|svg)|Wrap|hash-link/);
  expect((await request.get('/vibe/blog/feed.json')).status()).toBe(404);
});
