import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** In cascade order. `tokens.css` explains the design. */
const STYLES = ['tokens', 'base', 'shell', 'menu', 'prose', 'tabs', 'blog', 'print'];

/**
 * The theme: components over those of the classic theme, and their styles. A site adds the plugins `build/documents` and
 * `build/messages`, a page script and the list of its islands (see the README).
 */
export default function theme(): Plugin {
  return {
    name: 'vibe-docs-theme',
    getThemePath: () => './ui/theme',
    getClientModules: () => STYLES.map((name) => join(__dirname, `ui/css/${name}.css`)),
  };
}
