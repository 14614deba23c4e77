import { z } from 'zod';
import { hostingRulesSchema } from '../rules/hosting-rules.ts';

const sourceHash = z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/, 'expected "sha256-<base64>"');

const inlineHashesSchema = z.strictObject({
  scripts: z.array(sourceHash),
  styles: z.array(sourceHash),
  styleAttributes: z.array(sourceHash),
});

/** What servers and host exports need to know about a build of the site. */
export const hostingManifestSchema = z.strictObject({
  /** Increased when the format changes, so that an old file is detected. */
  version: z.literal(2),
  /** All redirects of the build are in `rules.redirects`, including generated ones. */
  rules: hostingRulesSchema,
  /** Hashes of inline code in all pages, sorted. */
  inlineHashes: inlineHashesSchema,
  /** The hashes of each page's own style elements, by its path below the build folder. */
  pageStyles: z.record(z.string(), z.array(sourceHash)),
  /** The same for the pages of `rules.framed`, which are not included above. */
  framedHashes: inlineHashesSchema.default({ scripts: [], styles: [], styleAttributes: [] }),
});

/** What servers and host exports need to know about a build of the site. */
export type HostingManifest = z.infer<typeof hostingManifestSchema>;

/** Name of the manifest in the build folder. A dotfile, so no host serves it. */
export const manifestFileName = '.hosting-manifest.json';
