import type { AnswerKind } from '../rules/answer-kind.ts';

/** The expected answer. Omitted fields are not compared. */
export type Expectation = {
  readonly status: number;
  readonly location?: string;
  readonly contentType?: string;
  readonly cacheControl?: string;
  /** Unset: all security headers, with the policy of the site. */
  readonly kind?: AnswerKind;
  /** Whether the Vary header lists Accept. */
  readonly variesByAccept?: boolean;
  /** Value of X-Robots-Tag. */
  readonly robots?: string;
};

/** A request to the fixture site and its expected answer. */
export type RequestCase = Expectation & {
  readonly target: string;
  readonly method?: string;
  readonly accept?: string;
  /** How nginx answers instead, and why that is acceptable. */
  readonly nginx?: Expectation & { readonly reason: string };
};

const html = 'text/html; charset=utf-8';
const plain = 'text/plain; charset=utf-8';
const script = 'text/javascript; charset=utf-8';
const forever = 'public, max-age=31536000, immutable';
const page = { status: 200, contentType: html, cacheControl: 'no-cache' };
const negotiated = { ...page, variesByAccept: true };
const markdown = {
  ...page,
  contentType: 'text/markdown; charset=utf-8',
  kind: 'part',
  robots: 'noindex',
} as const;
const markdownAt = { ...markdown, variesByAccept: true } as const;
const notFound = { status: 404, contentType: html, cacheControl: 'no-cache' };

const moved = (location: string) => ({ status: 301, location, cacheControl: 'no-cache' });
const techStack = '/vibe/docs/System%20Design%20&%20Architecture/Backend/Tech%20Stack';
const express = '/vibe/newdocs/Express/Getting%20Started%20with%20Express';
const reason = 'nginx has its own error page';
const malformed = {
  status: 400,
  contentType: plain,
  cacheControl: 'no-cache',
  nginx: { status: 400, contentType: 'text/html', cacheControl: 'no-cache', reason },
};
const wrongMethod = {
  status: 405,
  contentType: plain,
  cacheControl: 'no-cache',
  nginx: { status: 405, contentType: 'text/html', cacheControl: 'no-cache', reason },
};

/** One table for every server of the site. */
export const requestTable: readonly RequestCase[] = [
  // Base path
  { target: '/vibe/', ...page },
  { target: '/vibe/?q=1', ...page },
  { target: '/vibe', ...moved('/vibe/') },
  { target: '/vibe?q=1&r=%20', ...moved('/vibe/?q=1&r=%20') },
  { target: '/', status: 302, location: '/vibe/', cacheControl: 'no-cache' },
  { target: '/?a=b', status: 302, location: '/vibe/?a=b' },
  { target: '/other', ...notFound },
  { target: '/vibex', ...notFound },
  { target: '/docs/intro', ...notFound },
  { target: '/index.html', ...notFound },
  { target: '/404.html', ...notFound },
  // Clean paths
  { target: '/vibe/docs/intro', ...page },
  { target: '/vibe/docs/intro?', ...page },
  { target: '/vibe/docs/styled', ...page },
  { target: '/vibe/docs/intro.html', ...moved('/vibe/docs/intro') },
  { target: '/vibe/docs/intro.html?', ...moved('/vibe/docs/intro') },
  { target: '/vibe/docs/intro/', ...moved('/vibe/docs/intro') },
  { target: '/vibe/docs/intro/index.html', ...moved('/vibe/docs/intro') },
  { target: '/vibe/docs/intro.html?a=1', ...moved('/vibe/docs/intro?a=1') },
  { target: '/vibe/index.html', ...moved('/vibe/') },
  { target: '/vibe/blog', ...page },
  { target: '/vibe/blog/', ...moved('/vibe/blog') },
  { target: '/vibe/blog/index.html', ...moved('/vibe/blog') },
  { target: '/vibe/docs/intro.html/', ...notFound },
  { target: '/vibe/docs/intro.html.html', ...notFound },
  { target: '/vibe/docs/intro/index', ...notFound },
  { target: '/vibe/docs/Intro', ...notFound },
  { target: '/vibe/docs/missing.html', ...notFound },
  { target: '/vibe/docs/missing/', ...notFound },
  { target: '/vibe/docs/api/backend/Other/auth.authContainerModules', ...page },
  // Not-found page
  { target: '/vibe/404', ...notFound },
  { target: '/vibe/404.html', ...notFound },
  { target: '/vibe/404/', ...notFound },
  // Spaces, ampersands and other spellings
  { target: techStack, ...page },
  { target: techStack.replace('&', '%26'), ...moved(techStack) },
  { target: `${techStack.replace('&', '%26')}.html?x=%26`, ...moved(`${techStack}?x=%26`) },
  { target: express, ...page },
  { target: `${express}.html`, ...moved(express) },
  { target: '/vibe/%64ocs/intro', ...moved('/vibe/docs/intro') },
  { target: '/%76ibe/docs/intro', ...moved('/vibe/docs/intro') },
  { target: '/vibe/docs/$cost', ...page },
  { target: '/vibe/docs/%24cost', ...moved('/vibe/docs/$cost') },
  { target: '/vibe/docs/%22quoted%22%20name', ...page },
  { target: '/vibe/docs/100%25%20sure%3F', ...page },
  { target: '/vibe/docs/100%25%20sure%3f', ...moved('/vibe/docs/100%25%20sure%3F') },
  { target: '/vibe/docs/50%2525', ...page },
  { target: '/vibe/docs/50%25', ...notFound },
  { target: '/vibe/docs/C%23', ...page },
  { target: '/vibe/docs/C%23.html', ...moved('/vibe/docs/C%23') },
  { target: '/vibe/docs/gr%C3%B6%C3%9Fe/%E6%97%A5%E6%9C%AC', ...page },
  {
    target: '/vibe/docs/gr%c3%b6%c3%9fe/%e6%97%a5%e6%9c%ac',
    ...moved('/vibe/docs/gr%C3%B6%C3%9Fe/%E6%97%A5%E6%9C%AC'),
  },
  // Markdown
  { target: '/vibe/docs/guide', ...negotiated },
  { target: '/vibe/docs/guide', accept: 'text/html,*/*;q=0.8', ...negotiated },
  { target: '/vibe/docs/guide', accept: '*/*', ...negotiated },
  { target: '/vibe/docs/guide', accept: 'text/markdown;q=0, text/html', ...negotiated },
  { target: '/vibe/docs/guide', accept: 'text/html, text/markdown;q=0.5', ...negotiated },
  { target: '/vibe/docs/guide', accept: 'text/markdown', ...markdownAt },
  { target: '/vibe/docs/guide', accept: 'text/html, text/markdown', ...markdownAt },
  { target: '/vibe/docs/guide', accept: 'text/markdown;q=0.5', ...markdownAt },
  {
    target: '/vibe/docs/guide',
    accept: 'text/markdown;q=0.8, text/html;q=0.7',
    ...markdownAt,
    nginx: { ...negotiated, reason: 'nginx cannot compare qualities; no known client sends this' },
  },
  { target: '/vibe/docs/guide', accept: 'text/markdown', method: 'HEAD', ...markdownAt },
  { target: '/vibe/docs/guide.html', accept: 'text/markdown', ...moved('/vibe/docs/guide') },
  { target: '/vibe/docs/guide.md', ...markdown },
  { target: '/vibe/docs/intro', accept: 'text/markdown', ...page },
  // Aliases
  { target: '/vibe/docs', ...moved('/vibe/docs/intro') },
  { target: '/vibe/docs/', ...moved('/vibe/docs/intro') },
  { target: '/vibe/docs.html?a=1', ...moved('/vibe/docs/intro?a=1') },
  { target: '/vibe/newdocs/express/getting-started', ...moved(express) },
  { target: '/vibe/newdocs/express/getting-started/', ...moved(express) },
  { target: '/vibe/newdocs/%65xpress/getting-started/index.html', ...moved(express) },
  { target: '/vibe/newdocs/Old%20%20name_', status: 302, location: '/vibe/docs/intro' },
  { target: '/vibe/docs/R&D', ...moved(techStack) },
  { target: '/vibe/docs/R%26D.html', ...moved(techStack) },
  { target: '/vibe/docs/$old', ...moved('/vibe/docs/$cost') },
  { target: '/vibe/newdocs?a=1', status: 302, location: `${express}?a=1` },
  { target: '/vibe/newdocs/', status: 302, location: express },
  { target: '/vibe/newdocs.html', status: 302, location: express },
  // Other files
  {
    target: '/vibe/assets/js/main.abc123.js',
    status: 200,
    contentType: script,
    cacheControl: forever,
    kind: 'part',
  },
  {
    target: '/vibe/assets/js/main.abc123.js',
    method: 'HEAD',
    status: 200,
    contentType: script,
    cacheControl: forever,
    kind: 'part',
  },
  // Worker scripts
  {
    target: '/vibe/assets/js/workers/search.1.js',
    status: 200,
    contentType: script,
    cacheControl: forever,
  },
  { target: '/vibe/service-worker.js', status: 200, contentType: script },
  // A framed page
  {
    target: '/vibe/assets/live/frame-1',
    status: 200,
    contentType: html,
    cacheControl: forever,
    kind: 'framed',
  },
  { target: '/vibe/assets/live/frame-1.html', status: 301, location: '/vibe/assets/live/frame-1' },
  { target: '/vibe/assets/js/main.%61bc123.js', ...moved('/vibe/assets/js/main.abc123.js') },
  {
    target: '/vibe/assets/css/styles.1.css',
    status: 200,
    contentType: 'text/css; charset=utf-8',
    cacheControl: forever,
    kind: 'part',
  },
  {
    target: '/vibe/assets/fonts/text.1.woff2',
    status: 200,
    contentType: 'font/woff2',
    cacheControl: forever,
    kind: 'part',
  },
  {
    target: '/vibe/img/logo.svg',
    status: 200,
    contentType: 'image/svg+xml; charset=utf-8',
    cacheControl: 'public, max-age=86400',
    kind: 'inert',
  },
  {
    target: '/vibe/img/photo.png',
    status: 200,
    contentType: 'image/png',
    cacheControl: 'public, max-age=86400',
    kind: 'part',
  },
  {
    target: '/vibe/blog/rss.xml',
    status: 200,
    contentType: 'application/xml; charset=utf-8',
    cacheControl: 'no-cache',
    kind: 'inert',
  },
  {
    target: '/vibe/search/index.json',
    status: 200,
    contentType: 'application/json; charset=utf-8',
    cacheControl: 'no-cache',
    kind: 'part',
  },
  {
    target: '/vibe/site.webmanifest',
    status: 200,
    contentType: 'application/manifest+json; charset=utf-8',
    kind: 'part',
  },
  { target: '/vibe/robots.txt', status: 200, contentType: plain, kind: 'part' },
  { target: '/vibe/samples.tar.gz', status: 200, contentType: 'application/octet-stream' },
  { target: '/vibe/assets/js/missing.js', ...notFound },
  { target: '/vibe/assets/css/styles.1.css', method: 'POST', ...wrongMethod },
  { target: '/vibe/assets/css/styles.%31.css', ...moved('/vibe/assets/css/styles.1.css') },
  { target: '/vibe/img/logo.svg/', ...notFound },
  { target: '/vibe/assets/', ...notFound },
  { target: '/vibe/assets', ...notFound },
  // Build internals
  { target: '/vibe/_headers', ...notFound },
  { target: '/vibe/_redirects', ...notFound },
  { target: '/vibe/.secret', ...notFound },
  { target: '/vibe/%2Esecret', ...notFound },
  { target: '/vibe/docs/.draft', ...notFound },
  { target: '/vibe/.hosting-manifest.json', ...notFound },
  { target: '/vibe/docs/intro.html.br', ...notFound },
  { target: '/vibe/docs/intro.html.gz', ...notFound },
  { target: '/vibe/assets/js/main.abc123.js.gz', ...notFound },
  // Attempts to leave the site
  { target: '//evil.example', ...notFound },
  { target: '//evil.example/vibe/docs/intro.html', ...notFound },
  { target: '/vibe//evil.example', ...notFound },
  { target: '/vibe//docs/intro', ...notFound },
  { target: '/vibe/docs//intro.html', ...notFound },
  { target: '/vibe/\\evil.example', ...malformed },
  { target: '/vibe/%5cevil.example', ...malformed },
  { target: '/vibe/docs%2fintro', ...malformed },
  { target: '/vibe/docs%2Fintro.html', ...malformed },
  { target: '/vibe/docs/intro%0d%0aSet-Cookie:a=b', ...malformed },
  { target: '/vibe/docs/intro.html?x=%0d%0a', ...moved('/vibe/docs/intro?x=%0d%0a') },
  { target: '/vibe/docs/../docs/intro', ...malformed },
  { target: '/vibe/./docs/intro', ...malformed },
  { target: '/vibe/%2e%2E/secret', ...malformed },
  { target: '/vibe/docs/..', ...malformed },
  { target: '/../etc/passwd', ...malformed },
  { target: '/vibe/docs/%00', ...malformed },
  { target: '/vibe/docs/%zz', ...malformed },
  { target: '/vibe/docs/%', ...malformed },
  {
    target: '/vibe/docs/%ff',
    ...malformed,
    nginx: { ...notFound, reason: 'nginx does not ask for UTF-8; no page has such a name' },
  },
  // Methods
  { target: '/vibe/docs/intro', method: 'HEAD', ...page },
  { target: '/vibe/docs/intro.html', method: 'HEAD', ...moved('/vibe/docs/intro') },
  { target: '/vibe/missing', method: 'HEAD', ...notFound },
  { target: '/vibe/docs/intro', method: 'POST', ...wrongMethod },
  { target: '/vibe/docs/intro', method: 'OPTIONS', ...wrongMethod },
  { target: '/vibe/missing', method: 'DELETE', ...wrongMethod },
];
