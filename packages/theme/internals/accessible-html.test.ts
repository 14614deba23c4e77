import { expect, test } from 'vitest';
import { correctHtml } from './accessible-html.ts';
import { assume, readInstalled } from './assume.ts';

test('an icon without a name is hidden from screen readers, one with a name is not', () => {
  expect(correctHtml('<svg viewBox="0 0 1 1"></svg>')).toBe(
    '<svg aria-hidden="true" viewBox="0 0 1 1"></svg>',
  );
  const named = '<svg width=9 aria-label="GitHub"></svg>';
  expect(correctHtml(named)).toBe(named);
});

test('a link that opens a new tab says so', () => {
  const described = '<a href=x target="_blank" aria-describedby="new-tab" rel=noopener>';
  expect(correctHtml('<a href=x target=_blank rel=noopener>')).toBe(described);
  expect(correctHtml('<a href=x target="_blank" rel=noopener>')).toBe(described);
});

test('the note on an old version is no alert; other alerts stay', () => {
  expect(
    correctHtml('<div class="theme-doc-version-banner alert" role=alert><div role=alert>'),
  ).toBe('<div class="theme-doc-version-banner alert" role="note"><div role=alert>');
});

test('the announcement is a region with a name, and not the head of the site', () => {
  expect(correctHtml('<div class="theme-announcement-bar x" style=color:#fff role=banner>')).toBe(
    '<div class="theme-announcement-bar x" style=color:#fff role="region" aria-labelledby="notice">',
  );
});

test('the picture of an author is no second link to the same page', () => {
  expect(correctHtml('<a href=x class=avatar__photo-link>')).toBe(
    '<a tabindex="-1" aria-hidden="true" href=x class=avatar__photo-link>',
  );
});

assume(
  {
    of: '@docusaurus/theme-classic',
    that: 'the note on an old version is an alert, the announcement a banner, the picture of an author a link',
    usedBy: 'packages/theme/internals/accessible-html.ts',
  },
  () => {
    const component = (name: string) =>
      readInstalled(`@docusaurus/theme-classic/lib/theme/${name}/index.js`);
    expect(component('DocVersionBanner')).toMatch(/docs\.docVersionBanner,[^>]*role="alert"/);
    expect(component('AnnouncementBar')).toMatch(/announcementBar\.container[^>]*role="banner"/);
    expect(component('Blog/Components/Author')).toContain('className="avatar__photo-link"');
  },
);
