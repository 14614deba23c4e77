import type { Ahead } from '@vibe-docs/live/browser';
import { frame } from '../../../docusaurus-internals/generated-live-examples.ts';
import type { ExerciseData, ExerciseProps } from '../../../shared/generated-data.ts';
import { loadText } from '../../islands/load-text.ts';
import { loadEngine, loadPackages } from '../LiveExample/load-parts.ts';

/** What the first check loads. */
export interface CheckParts {
  readonly engine: Awaited<ReturnType<typeof loadEngine>>;
  readonly data: ExerciseData;
  readonly ahead: Ahead;
}

/** Loads it, once. */
export async function loadCheck({ kind, data: name }: ExerciseProps): Promise<CheckParts> {
  const kitUrl = frame.kits[kind] ?? '';
  const [engine, data, kit, packages] = await Promise.all([
    loadEngine(),
    loadText(new URL(name, new URL(kitUrl, location.origin)).href),
    loadText(kitUrl),
    kind === 'react' ? loadPackages() : '',
  ]);
  const place = kind === 'react' ? 'frame' : 'worker';
  return { engine, data: JSON.parse(data), ahead: { place, packages: `${packages}\n${kit}` } };
}
