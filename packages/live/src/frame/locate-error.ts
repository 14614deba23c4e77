import type { LinkedModule, SourceSpot } from '../protocol/messages.ts';

/** An address of a script, its line and its column; all browsers write them this way. */
const PLACE = /(blob:[^\s)]+?):(\d+):\d+/g;

/** A program's script: its modules, one after the other. */
export interface ProgramScript {
  readonly address: string;
  readonly modules: readonly LinkedModule[];
}

/**
 * Finds where in the example an error came up: the topmost place in its stack that is not in a
 * library.
 *
 * @param stack as browsers write it
 */
export function locateError(stack: string, program: ProgramScript): SourceSpot | undefined {
  const place = [...stack.matchAll(PLACE)].find(([, address]) => address === program.address);
  return place && findModule(program.modules, Number(place[2]));
}

function findModule(modules: readonly LinkedModule[], place: number): SourceSpot | undefined {
  let line = place;
  for (const { name, script } of modules) {
    const lines = script.split('\n').length;
    if (line <= lines) {
      return { file: name, line };
    }
    line -= lines;
  }
  return undefined;
}
