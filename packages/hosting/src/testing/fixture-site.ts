import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeInto } from '../exports/export-folder.ts';
import { type HostingRules, hostingRulesSchema } from '../rules/hosting-rules.ts';

/** A page with an inline script, an inline style attribute and enough text to be compressed. */
export function fixturePage(name: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="UTF-8"><title>${name}</title><script>window.a = 1;</script>
<script type="application/ld+json">{"@type":"WebPage"}</script></head>
<body style="color:red"><h1>${name}</h1>${'<p>One question at a time.</p>\n'.repeat(60)}</body></html>
`;
}

const pages = [
  'index.html',
  '404.html',
  'blog/index.html',
  'docs/intro.html',
  'docs/guide.html',
  'docs/$cost.html',
  'docs/"quoted" name.html',
  'docs/100% sure?.html',
  'docs/50%25.html',
  'docs/C#.html',
  'docs/größe/日本.html',
  'docs/System Design & Architecture/Backend/Tech Stack.html',
  'docs/api/backend/Other/auth.authContainerModules.html',
  'newdocs.html',
  'newdocs/Express/Getting Started with Express.html',
];

/** A framed page: only its own policy may allow its script. */
export const framedPage = `<!doctype html>
<html lang="en"><head><meta charset="UTF-8"><title>Frame</title><script>window.b = 2;</script></head></html>
`;

/** The only page with a style element. */
const styledPage = `<!doctype html>
<html lang="en"><head><meta charset="UTF-8"><title>Styled</title><style>p{color:blue}</style></head></html>
`;

const otherFiles: Readonly<Record<string, string>> = {
  'assets/js/main.abc123.js': `export const text = '${'a'.repeat(3000)}';\n`,
  'assets/js/workers/search.1.js': 'self.onmessage = () => {};\n',
  'service-worker.js': 'self.onfetch = () => {};\n',
  'assets/css/styles.1.css': '.a{color:red}\n',
  'assets/fonts/text.1.woff2': 'not a real font',
  'assets/live/frame-1.html': framedPage,
  'docs/styled.html': styledPage,
  'docs/guide.md': '# Guide\n',
  '404.md': '# Not found\n',
  'img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'img/photo.png': 'not a real image',
  'blog/rss.xml': '<rss version="2.0"/>\n',
  'search/index.json': '{"records":[]}\n',
  'offline.json': '{"format":1,"files":[["","0000000000"],["img/photo.png","1111111111"]]}\n',
  'site.webmanifest': '{}\n',
  'robots.txt': 'User-agent: *\n',
  'llms.txt': '# Site\n',
  'samples.tar.gz': 'not a real archive',
  _headers: '/*\n',
  _redirects: '/a /b\n',
  '.secret': 'hidden\n',
  'docs/.draft.html': 'hidden\n',
};

/** Rules of the fixture site: one alias for each special case. */
export const fixtureRules: HostingRules = hostingRulesSchema.parse({
  basePath: '/vibe/',
  framed: {
    prefix: '/assets/live/',
    csp: { 'default-src': ["'none'"], 'script-src': ['blob:'], 'frame-ancestors': ["'self'"] },
  },
  offline: { worker: '/service-worker.js', list: '/offline.json' },
  redirects: [
    { from: '/docs', to: '/docs/intro' },
    {
      from: '/newdocs/express/getting-started',
      to: '/newdocs/Express/Getting Started with Express',
    },
    {
      from: '/newdocs',
      to: '/newdocs/Express/Getting Started with Express',
      status: 302,
      overPage: true,
    },
    { from: '/newdocs/Old  name_', to: '/docs/intro', status: 302 },
    { from: '/docs/R&D', to: '/docs/System Design & Architecture/Backend/Tech Stack' },
    { from: '/docs/$old', to: '/docs/$cost' },
  ],
});

/** A temporary folder, and a function that removes it. */
export type TemporaryFolder = { readonly folder: string; readonly remove: () => Promise<void> };

/** Makes an empty temporary folder. */
export async function makeTemporaryFolder(): Promise<TemporaryFolder> {
  const folder = await mkdtemp(join(tmpdir(), 'vibe-hosting-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Writes the fixture site into a folder, like a build before `finishBuild`. */
export async function writeFixtureSite(folder: string): Promise<void> {
  for (const page of pages) await writeInto(folder, page, fixturePage(page));
  for (const [file, text] of Object.entries(otherFiles)) await writeInto(folder, file, text);
}

/** The file list of the fixture site. */
export const fixtureFiles: ReadonlySet<string> = new Set(
  [...pages, ...Object.keys(otherFiles)].map((file) => `/${file}`),
);
