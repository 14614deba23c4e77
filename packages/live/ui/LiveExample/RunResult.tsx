import text from '@generated/messages/default/live.json';
import { fill } from '@vibe-docs/theme/ui/messages/format';
import { type ReactNode, type RefObject, useEffect } from 'react';
import { describeProblem, type RunState, STOP_MESSAGES } from './run-state.ts';
import styles from './styles.module.css';

const NOT_SHOWN = { className: 'visually-hidden', 'aria-hidden': true } as const;

interface RunResultProps {
  /** Gets the element into which the frame is put. */
  readonly host: RefObject<HTMLDivElement | null>;
  readonly state: RunState;
  readonly view: 'preview' | 'console';
}

/** What became of a run, what it draws and what it prints. */
export function RunResult({ host, state, view }: RunResultProps): ReactNode {
  const { height, lines } = state;
  const output = lines.map((line) => line.text).join(', ');
  const isShort =
    output !== '' && output.length < 100 && state.phase.kind === 'running' && !state.problem;
  useEffect(() => {
    // Not as an attribute, which the policy of the page refuses.
    host.current?.style.setProperty('--live-height', `${height}px`);
  }, [height, host]);
  return (
    <>
      <p role="status" className={styles.status} data-problem={state.problem && 'true'}>
        {describeRun(state, view)}
        {/* Announced with the end of the run; a longer output is looked at by those who want it. */}
        {isShort && <span className="visually-hidden"> {fill(text.output, { output })}</span>}
      </p>
      <div className={styles.result}>
        {/* A program that only prints still needs a frame to run in. */}
        <div ref={host} {...(view === 'preview' ? { className: styles.frame } : NOT_SHOWN)} />
        {lines.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard (WCAG 2.1.1)
          <ol className={styles.console} aria-label={text.console} tabIndex={0}>
            {lines.map(({ level, text: line }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
              <li key={index} data-level={level}>
                {level !== 'log' && <span className={styles.level}>{level}: </span>}
                {line}
              </li>
            ))}
          </ol>
        )}
      </div>
    </>
  );
}

/** Says in one sentence how a run stands, for the status line. */
export function describeRun(state: RunState, view: 'preview' | 'console'): string {
  const { phase, problem, lines } = state;
  switch (phase.kind) {
    case 'idle':
    case 'starting':
      return text.starting;
    case 'failed':
      return text.runnerFailed;
    case 'stopped':
      return STOP_MESSAGES[phase.reason];
    case 'running':
      if (problem !== undefined) {
        return describeProblem(problem);
      }
      return view === 'preview' ? text.runsBelow : countLines(lines.length);
  }
}

function countLines(count: number): string {
  return count === 0 ? text.nothingPrinted : fill(text.printed, { count });
}
