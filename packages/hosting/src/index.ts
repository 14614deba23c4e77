// Public API of the package for Node.js.
export { type FinishedBuild, finishBuild } from './build/finish-build.ts';
export {
  type HtmlInspection,
  inspectHtml,
  type ParsedPage,
  parsePage,
} from './build/inspect-html.ts';
export { readRules } from './build/read-rules.ts';
export { exportGithubPages } from './exports/export-github-pages.ts';
export { exportStaticHosts } from './exports/export-static-hosts.ts';
export { renderHeadersFile } from './exports/headers-file.ts';
export { type NginxOptions, renderNginxConf } from './exports/nginx-conf.ts';
export { renderRedirectsFile } from './exports/redirects-file.ts';
export { type HostingManifest, manifestFileName } from './manifest/hosting-manifest.ts';
export { readManifest } from './manifest/read-manifest.ts';
export { cleanPath } from './rules/clean-path.ts';
export { formatCsp } from './rules/content-security-policy.ts';
export {
  defaultHostingRules,
  type HostingRules,
  type HostingRulesInput,
  hostingRulesSchema,
  type RedirectRule,
} from './rules/hosting-rules.ts';
export { type Outcome, resolveRequest } from './rules/resolve-request.ts';
export { buildRouteTable, type Route, type RouteTable } from './rules/route-table.ts';
export { createSiteServer, type SiteServer } from './server/create-site-server.ts';
export type { Listening, ListenOptions } from './server/listen.ts';
