import type { WorkerSettings } from './worker-settings.ts';

interface Notice {
  readonly kind: 'saved' | 'unsaved';
  readonly text: string;
}

/** Puts a notice at the top of a page. The page's headers stay, with its content security policy. */
export async function addNotice(
  page: Response,
  { kind, text }: Notice,
  { basePath, offlinePage, stylesheet, texts }: WorkerSettings,
): Promise<Response> {
  const link =
    kind === 'saved' ? ` <a href="${basePath}${offlinePage}">${escapeHtml(texts.manage)}</a>` : '';
  const notice = `<link rel="stylesheet" href="${basePath}${stylesheet}"><aside data-offline="${kind}">${escapeHtml(text)}${link}</aside>`;
  const html = (await page.text()).replace(/<body[^>]*>/, (body) => body + notice);
  const headers = new Headers(page.headers);
  // They describe the stored content.
  for (const name of ['Content-Length', 'Content-Encoding', 'ETag']) {
    headers.delete(name);
  }
  return new Response(html, { status: kind === 'saved' ? 200 : 503, headers });
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
