/** The global style sheets, in cascade order. `tokens.css` explains the design. */
export const stylesheets: string[] = [
  './src/css/tokens.css',
  './src/css/base.css',
  './src/css/shell.css',
  './src/css/menu.css',
  './src/css/prose.css',
  './src/css/tabs.css',
  './src/css/blog.css',
  './src/css/print.css',
];
