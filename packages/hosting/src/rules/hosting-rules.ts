import { z } from 'zod';
import { defaultCspDirectives, defaultInertCsp } from './content-security-policy.ts';
import { defaultActiveHeaders, defaultHeaders } from './security-headers.ts';

const pathPrefix = z
  .string()
  .regex(/^\/[\w./-]+\/$/, 'expected a path prefix such as "/assets/live/"');

const headerValue = z.string().regex(/^[\x20-\x7e]+$/, 'expected printable ASCII text on one line');

const headersSchema = z.record(z.string().regex(/^[A-Za-z-]+$/), headerValue);

const sitePath = z
  .string()
  .regex(
    /^\/(?!\/)[^\\?#]*$/,
    'expected a decoded site path such as "/docs/intro", without base path, query or hash',
  );

/** One old or short path and the page it leads to. */
export const redirectRuleSchema = z.strictObject({
  /** Decoded path without the base path, such as `/newdocs/express/getting-started`. */
  from: sitePath.regex(/^[^*:]*$/, 'expected no "*" or ":", which host files read as patterns'),
  /** Decoded path of a page, without the base path. It must exist in the build. */
  to: sitePath,
  /** 301 for a path that moved for good, 302 for one that may move again. */
  status: z.union([z.literal(301), z.literal(302)]).default(301),
  /** The build has a page at `from`, which leads on by itself where a host has no redirects. */
  overPage: z.boolean().default(false),
});

const cacheClassSchema = z.strictObject({
  /** Beginning of the path without the base path, such as `/assets/`. */
  prefix: z.string().regex(/^\/[\w./-]*$/, 'expected a path prefix such as "/assets/"'),
  cacheControl: headerValue,
});

const cspSchema = z.record(
  z.string().regex(/^[a-z-]+$/, 'expected a directive name such as "img-src"'),
  z.array(z.string().regex(/^[^\s;,]+$/, 'expected one source without space, ";" or ","')),
);

/** Pages that other pages of the site show in a frame, such as code that a reader runs. */
const framedPagesSchema = z.strictObject({
  /** Beginning of their paths without the base path, such as `/assets/live/`. */
  prefix: pathPrefix,
  /** Their policy instead of `csp`. The build adds the hashes of their inline code, and of no other. */
  csp: cspSchema,
});

/** Everything a host must know to serve a site. */
export const hostingRulesSchema = z.strictObject({
  /** Begins and ends with `/`. */
  basePath: z
    .string()
    .regex(/^\/(?:[\w-]+\/)*$/, 'expected a path such as "/vibe/", beginning and ending with "/"')
    .default('/'),
  redirects: z.array(redirectRuleSchema).default([]),
  /** The first class whose prefix fits wins. Files under `/assets/` carry a content hash. */
  cacheClasses: z.array(cacheClassSchema).default([
    { prefix: '/assets/', cacheControl: 'public, max-age=31536000, immutable' },
    { prefix: '/img/', cacheControl: 'public, max-age=86400' },
  ]),
  /** For all other answers: kept by the browser, revalidated by ETag on each use. */
  defaultCacheControl: headerValue.default('no-cache'),
  /** Sent with every answer, errors included. */
  headers: headersSchema.default({ ...defaultHeaders }),
  /** Sent with answers that may run code as well: see `AnswerKind`. */
  activeHeaders: headersSchema.default({ ...defaultActiveHeaders }),
  /** Below these, scripts are loaded by pages and by nothing else. All others may run by themselves. */
  pageScripts: z.array(pathPrefix).default(['/assets/js/']),
  /** Below this lie the scripts of workers, also when it is below one of `pageScripts`. */
  workers: pathPrefix.default('/assets/js/workers/'),
  /** Sent by https hosts only. One year, in seconds, as the preload list asks for at least. */
  strictTransportSecurity: headerValue.default('max-age=31536000'),
  /** Directive name to sources. The build adds the hashes of inline scripts and styles. */
  csp: cspSchema.default(structuredClone(defaultCspDirectives)),
  /** The policy of SVG and other XML, which readers can open by their address. */
  inertCsp: cspSchema.default(structuredClone(defaultInertCsp)),
  framed: framedPagesSchema.optional(),
  /** Hosts that pages may call besides the site itself, such as a hosted search. */
  connectHosts: z
    .array(
      z.string().regex(/^https:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?$/, 'expected "https://<host>"'),
    )
    .default([]),
});

/** One old or short path and the page it leads to. */
export type RedirectRule = z.infer<typeof redirectRuleSchema>;

/** Everything a host must know to serve the site. */
export type HostingRules = z.infer<typeof hostingRulesSchema>;

/** The same with every field optional, as a rules file may write it. */
export type HostingRulesInput = z.input<typeof hostingRulesSchema>;

/** The rules of a site at the root of its host, without any redirect. */
export const defaultHostingRules: HostingRules = hostingRulesSchema.parse({});
