import type { Ahead } from '@vibe-docs/live/browser';
import { frame } from '@vibe-docs/live/ui/generated/live-examples';
import { loadEngine, loadPackages } from '@vibe-docs/live/ui/LiveExample/load-parts';
import { loadText } from '@vibe-docs/theme/ui/islands/load-text';
import type { ExerciseData, ExerciseProps } from '../generated/generated-data.ts';

/** Loads what the first check needs, once. */
export async function loadCheck({ kind, data: name }: ExerciseProps) {
  const kitUrl = frame.kits[kind] ?? '';
  const [engine, json, kit, packages] = await Promise.all([
    loadEngine(),
    loadText(new URL(name, new URL(kitUrl, location.origin)).href),
    loadText(kitUrl),
    kind === 'react' ? loadPackages() : '',
  ]);
  const data: ExerciseData = JSON.parse(json);
  const place = kind === 'react' ? 'frame' : 'worker';
  const ahead: Ahead = { place, packages: `${packages}\n${kit}` };
  return { engine, data, ahead };
}
