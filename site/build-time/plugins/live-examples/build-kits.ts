import { createHash } from 'node:crypto';
import { KINDS, KIT_ALIASES, kitFile } from '@vibe-docs/exercises';
import { bundleFrameScript, type FrameFile } from '@vibe-docs/live';

/** Bundles the scripts that checks of exercises need in the frame, by kind of exercise. */
export async function buildKits(): Promise<Readonly<Record<string, FrameFile>>> {
  const kits = KINDS.map(async (kind) => {
    const text = await bundleFrameScript(kitFile(kind), { alias: KIT_ALIASES });
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
    return [kind, { name: `kit-${kind}-${hash}.js`, text }] as const;
  });
  return Object.fromEntries(await Promise.all(kits));
}
