import type { Ahead } from '@vibe-docs/live/browser';
import { frame } from '../../../docusaurus-internals/generated-live-examples.ts';
import type { ExerciseData, ExerciseProps } from '../../../shared/generated-data.ts';
import { loadText } from '../../islands/load-text.ts';
import { loadEngine, loadPackages } from '../LiveExample/load-parts.ts';

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
