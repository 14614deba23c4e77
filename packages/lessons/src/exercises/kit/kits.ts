import { fileURLToPath } from 'node:url';

/** Kinds of exercises, each with the script that the frame needs. */
export const KINDS = ['program', 'react', 'express', 'pipeline'] as const;

/** A kind of exercise. */
export type ExerciseKind = (typeof KINDS)[number];

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Absolute path of a kind's script. */
export function kitFile(kind: ExerciseKind): string {
  return here(`${kind}.ts`);
}

/** Modules of Node.js that a script names, and the file that replaces them in the frame. */
export const KIT_ALIASES: Readonly<Record<string, string>> = {
  'node:http': here('node-stand-ins.ts'),
  'node:diagnostics_channel': here('node-stand-ins.ts'),
  url: here('node-stand-ins.ts'),
};
