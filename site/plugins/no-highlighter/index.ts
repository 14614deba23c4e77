import { resolve } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Keeps the theme's highlighter out of the browser, about 25 kB on every page that runs React: code is
 * coloured when the site is built (`site/markdown/highlight-code.ts`). The theme imports it by itself
 * to prepare it for blocks that this site does not have.
 */
export default function noHighlighterPlugin({ siteDir }: LoadContext): Plugin<void> {
  return {
    name: 'no-highlighter',
    configureWebpack() {
      const standIn = resolve(siteDir, 'plugins/no-highlighter/prism-stand-in.ts');
      return { resolve: { alias: { 'prism-react-renderer$': standIn } } };
    },
  };
}
