import { describe, expect, it } from 'vitest';
import { documentation, findPageFolder, isLesson, listPageFolders } from './site-model.ts';

const folders = listPageFolders(['en', 'hi']).filter(
  // Versions that are made later change no expectation.
  ({ version }) => version === undefined || version === '2025',
);

describe('the folders of pages', () => {
  it('are those of each set, version and language', () => {
    expect(folders.map(({ folder }) => folder)).toEqual([
      'docs',
      'versioned_docs/version-2025',
      'newdocs',
      'blog',
      'src/pages',
      'i18n/hi/docusaurus-plugin-content-docs/current',
      'i18n/hi/docusaurus-plugin-content-docs/version-2025',
      'i18n/hi/docusaurus-plugin-content-docs-newdocs/current',
      'i18n/hi/docusaurus-plugin-content-blog',
      'i18n/hi/docusaurus-plugin-content-pages',
    ]);
  });

  it('map a translation to its original', () => {
    const file =
      'site/i18n/hi/docusaurus-plugin-content-docs-newdocs/current/express/middleware.mdx';
    expect(findPageFolder(file, folders)).toMatchObject({
      original: 'newdocs',
      path: 'express/middleware.mdx',
      locale: 'hi',
    });
  });

  it('do not contain other files', () => {
    expect(findPageFolder('site/static/docs/a.mdx', folders)).toBeUndefined();
  });
});

it('shows the label of a version, or its name', () => {
  expect(documentation.versions).toContainEqual({ name: '2025', label: 'July 2025' });
});

it.each([
  ['site/newdocs/express/middleware.mdx', true],
  ['site/docs/intro.mdx', false],
  ['site/versioned_docs/version-2025/intro.mdx', false],
  ['site/blog/welcome.mdx', false],
])('knows whether %s is a lesson', (file, expected) => {
  expect(isLesson(file)).toBe(expected);
});
