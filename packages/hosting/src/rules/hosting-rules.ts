import { z } from 'zod';
import { defaultCspDirectives, defaultInertCsp } from './content-security-policy.ts';

const switchedOffFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'usb',
  'xr-spatial-tracking',
];

/** Other sites see the host that a reader comes from, not the page. */
export const defaultReferrerPolicy = 'strict-origin-when-cross-origin';

/** Headers of every answer (OWASP Secure Headers Project): they also affect subresources. */
const defaultHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Headers of answers that may run code, besides the content security policy. Browsers also apply
 * Referrer-Policy to stylesheets; its value here is their default (Referrer Policy,
 * "default referrer policy").
 */
const defaultActiveHeaders = {
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': defaultReferrerPolicy,
  'Permissions-Policy': switchedOffFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

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

/** A redirect from an old or short path to a page. */
const redirectRuleSchema = z.strictObject({
  /** Decoded path without the base path, such as `/newdocs/express/getting-started`. */
  from: sitePath.regex(/^[^*:]*$/, 'expected no "*" or ":", which host files read as patterns'),
  /** Decoded path of a page, without the base path. It must exist in the build. */
  to: sitePath,
  /** 301 for a permanent redirect, 302 for one that may change. */
  status: z.union([z.literal(301), z.literal(302)]).default(301),
  /** The build has a page at `from`, which redirects by itself where a host has no redirects. */
  overPage: z.boolean().default(false),
});

const cspSchema = z.record(
  z.string().regex(/^[a-z-]+$/, 'expected a directive name such as "img-src"'),
  z.array(z.string().regex(/^[^\s;,]+$/, 'expected one source without space, ";" or ","')),
);

/** Everything that a host needs to know to serve a site. */
export const hostingRulesSchema = z.strictObject({
  /** Begins and ends with `/`. */
  basePath: z
    .string()
    .regex(/^\/(?:[\w-]+\/)*$/, 'expected a path such as "/vibe/", beginning and ending with "/"')
    .default('/'),
  redirects: z.array(redirectRuleSchema).default([]),
  /** The first class with a matching prefix applies. Files under `/assets/` have a content hash. */
  cacheClasses: z.array(z.strictObject({ prefix: pathPrefix, cacheControl: headerValue })).default([
    { prefix: '/assets/', cacheControl: 'public, max-age=31536000, immutable' },
    { prefix: '/img/', cacheControl: 'public, max-age=86400' },
  ]),
  /** For all other answers: cached by the browser, revalidated by ETag on each use. */
  defaultCacheControl: headerValue.default('no-cache'),
  /** Sent with every answer, including errors. */
  headers: headersSchema.default(defaultHeaders),
  /** Sent in addition with answers that may run code: see `AnswerKind`. */
  activeHeaders: headersSchema.default(defaultActiveHeaders),
  /** Prefixes below which scripts are only loaded by pages. All other scripts may be started as a worker. */
  pageScripts: z.array(pathPrefix).default(['/assets/js/']),
  /** Prefix of worker scripts; takes precedence over `pageScripts`. */
  workers: pathPrefix.default('/assets/js/workers/'),
  /** Sent over https only. One year in seconds, the minimum for the preload list. */
  strictTransportSecurity: headerValue.default('max-age=31536000'),
  /** Directive name to sources. The build adds the hashes of inline scripts and styles. */
  csp: cspSchema.default(defaultCspDirectives),
  /** The policy of SVG and other XML, which readers can open directly. */
  inertCsp: cspSchema.default(defaultInertCsp),
  /** Pages that other pages of the site embed in a frame, such as the one that runs a reader's code. */
  framed: z
    .strictObject({
      /** Without the base path, such as `/assets/live/`. */
      prefix: pathPrefix,
      /** Their policy instead of `csp`. The build adds the hashes of their own inline code only. */
      csp: cspSchema,
    })
    .optional(),
  /** What readers can save for use without a network. */
  offline: z
    .strictObject({
      /** The service worker. Its folder is its scope, so no header needs to widen it. */
      worker: sitePath,
      /** A JSON file whose `files` are pairs of path and hash; exports that change pages write the hashes again. */
      list: sitePath,
    })
    .optional(),
  /** Hosts that pages may connect to besides the site itself, such as a hosted search. */
  connectHosts: z
    .array(
      z.string().regex(/^https:\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?$/, 'expected "https://<host>"'),
    )
    .default([]),
});

export type RedirectRule = z.infer<typeof redirectRuleSchema>;

/** Everything that a host needs to know to serve the site. */
export type HostingRules = z.infer<typeof hostingRulesSchema>;

/** The rules of a site at the root of its host, without redirects. */
export const defaultHostingRules: HostingRules = hostingRulesSchema.parse({});
