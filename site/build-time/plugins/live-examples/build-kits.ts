import { KINDS, KIT_ALIASES, kitFile } from '@vibe-docs/exercises';
import { bundleFrameScript, type FrameFile, hashedFile } from '@vibe-docs/live';

/** Bundles the scripts that checks of exercises need in the frame, by kind of exercise. */
export async function buildKits(): Promise<Readonly<Record<string, FrameFile>>> {
  const kits = KINDS.map(async (kind) => {
    const text = await bundleFrameScript(kitFile(kind), { alias: KIT_ALIASES });
    return [kind, hashedFile(`kit-${kind}`, 'js', text)] as const;
  });
  return Object.fromEntries(await Promise.all(kits));
}
