import type { HostingManifest } from '../built-site.ts';
import { answerRequest, serveSite } from '../rules/answer-request.ts';
import type { SiteFile } from '../rules/file-kinds.ts';
import { withBasePath } from '../rules/route-table.ts';
import { encodePath } from '../rules/site-paths.ts';

/** What Cloudflare passes to a worker of Pages: the files of the deployment. */
type Environment = { readonly ASSETS: { readonly fetch: (request: Request) => Promise<Response> } };

/**
 * Creates the worker that answers each request to a site on Cloudflare Pages by the rules of the site ("advanced
 * mode", `_worker.js`). Cloudflare negotiates the content coding, and compares the ETags.
 */
export function createWorker(manifest: HostingManifest, files: readonly SiteFile[]) {
  const site = serveSite({ manifest, files: new Set(files), https: true });
  return {
    async fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
      const { method, url } = request;
      const target = url.replace(/^https?:\/\/[^/?]*/, '');
      const accept = request.headers.get('accept') ?? undefined;
      const answer = answerRequest({ method, target, accept }, site);
      const { status, headers } = answer;
      if (answer.kind === 'text') return new Response(answer.text, { status, headers });
      // Pages has pages at their clean addresses, and redirects all others.
      const clean = answer.file.replace(/(?<=\/)index\.html$|\.html$/, '');
      const address = encodePath(withBasePath(clean, manifest.rules.basePath));
      const asset = await ASSETS.fetch(new Request(new URL(address, url), request));
      const etag = asset.headers.get('etag');
      return new Response(asset.body, {
        status: status === 200 ? asset.status : status,
        headers: { ...headers, ...(etag !== null && { ETag: etag }) },
      });
    },
  };
}
