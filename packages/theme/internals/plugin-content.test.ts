import { expect } from 'vitest';
import { assume, readInstalled } from './assume.ts';
import { blogContent, docsContent } from './plugin-content.ts';

assume(
  {
    of: '@docusaurus/plugin-content-docs',
    that: 'its content is known by the name docusaurus-plugin-content-docs',
    usedBy: 'packages/lessons/build/page-lists',
  },
  () => {
    const loaded = { loadedVersions: [] };
    const name = nameOf('@docusaurus/plugin-content-docs');
    expect(docsContent({ [name]: { newdocs: loaded } }, 'newdocs')).toBe(loaded);
  },
);

assume(
  {
    of: '@docusaurus/plugin-content-blog',
    that: 'its content is known by the name docusaurus-plugin-content-blog',
    usedBy: 'packages/lessons/build/page-lists',
  },
  () => {
    const loaded = { blogPosts: [] };
    const name = nameOf('@docusaurus/plugin-content-blog');
    expect(blogContent({ [name]: { default: loaded } })).toBe(loaded);
  },
);

/** The name that a plugin gives itself. */
function nameOf(plugin: string): string {
  return (
    /(?:name:|PluginName =) '([\w-]+)'/.exec(readInstalled(`${plugin}/lib/index.js`))?.[1] ?? ''
  );
}
