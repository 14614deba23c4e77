import { expect } from 'vitest';
import { assume, loadInstalled, readInstalled } from './assume.ts';
import { isDocusaurusPage, SCRIPT } from './page-html.ts';

interface Template {
  compileSSGTemplate(text: string): Promise<(data: object) => string>;
}
interface Minifiers {
  getHtmlMinifier(options: { readonly type: 'swc' }): Promise<{
    minify(html: string): Promise<{ readonly code: string }>;
  }>;
}

/** A page as written by `docusaurus build`. */
async function writePage(): Promise<{ readonly html: string; readonly minified: string }> {
  const { default: text } = loadInstalled('@docusaurus/core/lib/ssg/ssgTemplate.html.js') as {
    readonly default: string;
  };
  const template = loadInstalled('@docusaurus/core/lib/ssg/ssgTemplate.js') as Template;
  const render = await template.compileSSGTemplate(text);
  const html = render({
    version: '0',
    baseUrl: '/vibe/',
    htmlAttributes: 'lang="en" class="docs-wrapper"',
    bodyAttributes: '',
    metaAttributes: ['<title>Page</title>'],
    headTags: '',
    preBodyTags: '',
    postBodyTags: '',
    appHtml: '<main>Text</main>',
    stylesheets: [],
    scripts: ['assets/js/island-runtime.1.js'],
  });
  const { getHtmlMinifier } = loadInstalled('@docusaurus/bundler') as Minifiers;
  const { code } = await (await getHtmlMinifier({ type: 'swc' })).minify(html);
  return { html, minified: code };
}

assume(
  {
    of: '@docusaurus/core',
    that: 'a page loads the script of an entry by <script src defer>, and contains <div id=__docusaurus>',
    usedBy: 'packages/theme/build/documents, which replaces it',
  },
  async () => {
    for (const page of Object.values(await writePage())) {
      const [script] = SCRIPT.exec(page) ?? [];
      expect(script).toContain('/vibe/assets/js/island-runtime.1.js');
      expect(page.match(/<script src/g)).toHaveLength(1);
      expect(isDocusaurusPage(page)).toBe(true);
    }
  },
);

assume(
  {
    of: 'react-helmet-async',
    that: 'the tags that it manages have the attribute data-rh',
    usedBy: 'packages/theme/build/documents, which removes it from documents',
  },
  () => expect(readInstalled('react-helmet-async/lib/index.js')).toContain('"data-rh"'),
);
