// Public API of the package for Node.js.
export { finishBuild } from './build/finish-build.ts';
export {
  type HtmlInspection,
  inspectHtml,
  type ParsedPage,
  parsePage,
} from './build/inspect-html.ts';
export { writeEndTags } from './build/write-end-tags.ts';
export { readManifest } from './manifest/hosting-manifest.ts';
export { type HostingRules, hostingRulesSchema } from './rules/hosting-rules.ts';
export type { Route } from './rules/route-table.ts';
export { createSiteServer } from './server/create-site-server.ts';
export { type Listening, listen } from './server/listen.ts';
