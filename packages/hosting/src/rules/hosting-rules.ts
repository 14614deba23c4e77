import { z } from 'zod';

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

/** Everything that a host needs to know to serve a site. */
export const hostingRulesSchema = z.strictObject({
  /** Begins and ends with `/`. */
  basePath: z
    .string()
    .regex(/^\/(?:[\w-]+\/)*$/, 'expected a path such as "/vibe/", beginning and ending with "/"')
    .default('/'),
  redirects: z.array(redirectRuleSchema).default([]),
  /** What a site adds to the headers of answers that may run code: see `AnswerKind`. */
  activeHeaders: z.record(z.string(), z.string()).default({}),
  /** Pages that other pages of the site embed in a frame, such as the one that runs a reader's code. */
  framed: z
    .strictObject({
      /** Without the base path, such as `/assets/live/`. Scripts below it are only loaded by pages. */
      prefix: z.string().regex(/^\/[\w./-]+\/$/, 'expected a path prefix such as "/assets/live/"'),
      /** Their policy: directive name to sources. The build adds the hashes of their own inline code only. */
      csp: z.record(z.string(), z.array(z.string())),
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

/** Everything that a host needs to know to serve the site. */
export type HostingRules = z.infer<typeof hostingRulesSchema>;
