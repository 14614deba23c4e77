import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CheckProgram, Failure } from '../engine/index.ts';
import type { ExerciseKind } from '../kit/kits.ts';

/** What a check found in a program. */
export interface RunOutcome {
  /** Ids of the requirements that hold. */
  readonly held: readonly string[];
  readonly failures: readonly Failure[];
}

/** What a process is to run. */
export interface RealmTask {
  readonly kind: ExerciseKind;
  readonly programs: readonly CheckProgram[];
}

/** Longest time for one program, in milliseconds on a busy computer: the guard ends loops after one second. */
const PROGRAM_MS = 60_000;

/**
 * Runs programs of one kind in a process of their own, as the browser runs them in the frame.
 *
 * @returns one outcome for each program, in their order
 * @throws Error when a program hangs in a way that the loop guard does not stop
 */
export function runInNode(
  kind: ExerciseKind,
  programs: readonly CheckProgram[],
): Promise<readonly RunOutcome[]> {
  return new Promise((resolve, reject) => {
    const outcomes: RunOutcome[] = [];
    const realm = fork(fileURLToPath(new URL('realm-in-node.ts', import.meta.url)), {
      execArgv: ['--import', 'tsx'],
      // React's production build, as in the frame.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const end = (settle: () => void) => {
      clearTimeout(timer);
      realm.removeAllListeners();
      realm.kill('SIGKILL');
      settle();
    };
    const late = () => {
      const name = Object.keys(programs[outcomes.length]?.files ?? {}).at(-1) ?? '';
      end(() => reject(new Error(`Cannot check ${name}: it hangs.`)));
    };
    const timer = setTimeout(late, PROGRAM_MS);
    realm.on('message', (outcome: RunOutcome) => {
      outcomes.push(outcome);
      timer.refresh();
      if (outcomes.length === programs.length) {
        end(() => resolve(outcomes));
      }
    });
    realm.on('exit', (code) =>
      end(() =>
        reject(new Error(`Cannot check exercises: their process ended with code ${code}.`)),
      ),
    );
    const task: RealmTask = { kind, programs };
    realm.send(task);
  });
}
