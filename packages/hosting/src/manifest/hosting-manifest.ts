import { z } from 'zod';
import { hostingRulesSchema } from '../rules/hosting-rules.ts';

const sourceHash = z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/, 'expected "sha256-<base64>"');

const inlineHashesSchema = z.strictObject({
  scripts: z.array(sourceHash),
  styles: z.array(sourceHash),
  styleAttributes: z.array(sourceHash),
});

/** What the server and the host exports know about one build of the site. */
export const hostingManifestSchema = z.strictObject({
  /** Raised when the form changes, so that an old file is recognised. */
  version: z.literal(2),
  /** All redirects of the build stand in `rules.redirects`, generated ones included. */
  rules: hostingRulesSchema,
  /** Hashes of what stands inline in the pages, sorted. */
  inlineHashes: inlineHashesSchema,
  /** Those of them that a page needs for its own style elements, by its path below the build folder. */
  pageStyles: z.record(z.string(), z.array(sourceHash)),
  /** The same for the pages of `rules.framed`, which are not among the ones above. */
  framedHashes: inlineHashesSchema.default({ scripts: [], styles: [], styleAttributes: [] }),
});

/** What the server and the host exports know about one build of the site. */
export type HostingManifest = z.infer<typeof hostingManifestSchema>;

/** Name of the manifest in the build folder. A dotfile, so no host serves it. */
export const manifestFileName = '.hosting-manifest.json';
