import { readFileSync } from 'node:fs';
import { pageToMarkdown } from '/work/wt-machines/packages/markdown-pages/src/index.ts';

const f = process.argv[2]!;
const html = readFileSync(`/work/main/site/build/${f}.html`, 'utf8').replace(
  /<details class=proof_HRqq/g,
  '<details data-proof class=proof_HRqq',
);
const p = pageToMarkdown(html, encodeURI(`/vibe/${f}`), {
  siteUrl: 'https://example.org/vibe',
  basePath: '/vibe/',
  hasMarkdown: (x) => x.startsWith('/vibe/docs') || x.startsWith('/vibe/newdocs'),
});
console.log(p?.text);
