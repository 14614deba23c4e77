import { readdirSync, readFileSync } from 'node:fs';
import { pageToMarkdown } from '/work/wt-machines/packages/markdown-pages/src/index.ts';

const B = '/work/main/site/build';
const t0 = Date.now();
let n = 0,
  big = 0;
const odd: string[] = [];
for (const f of readdirSync(B, { recursive: true, encoding: 'utf8' }).filter((f) =>
  f.endsWith('.html'),
)) {
  const html = readFileSync(`${B}/${f}`, 'utf8').replace(
    /<details class=proof_HRqq/g,
    '<details data-proof class=proof_HRqq',
  );
  const p = pageToMarkdown(html, encodeURI(`/vibe/${f.replace(/\.html$/, '')}`), {
    siteUrl: 'https://example.org/vibe',
    basePath: '/vibe/',
    hasMarkdown: () => true,
  });
  if (!p) {
    odd.push(f);
    continue;
  }
  n++;
  if (p.text.length > 50000) console.log('big', f, p.text.length);
  if (/<(?!!--|https?:)[a-z]/i.test(p.body.replace(/```[\s\S]*?```/g, '').replace(/`[^`]*`/g, '')))
    console.log(
      'html?',
      f,
      p.body
        .replace(/```[\s\S]*?```/g, '')
        .replace(/`[^`]*`/g, '')
        .match(/.{30}<(?!!--|https?:)[a-z].{40}/i)?.[0],
    );
}
console.log(n, 'pages', Date.now() - t0, 'ms', odd);
