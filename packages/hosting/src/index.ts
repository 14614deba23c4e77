// Public API of the package for Node.js.
export { finishBuild, manifestOf } from './build/finish-build.ts';
export {
  type HtmlInspection,
  inspectHtml,
  type ParsedPage,
  parsePage,
  writeEndTags,
} from './build/page-html.ts';
export { readManifest } from './built-site.ts';
export { exportGithubPages } from './exports/export-github-pages.ts';
export { openSite } from './find-file.ts';
export { answerRequest, serveSite } from './rules/answer-request.ts';
export { type HostingRules, hostingRulesSchema } from './rules/hosting-rules.ts';
export type { Route } from './rules/route-table.ts';
export { createSiteServer } from './server/create-site-server.ts';
export { type Listening, listen, parsePort } from './server/listen.ts';
