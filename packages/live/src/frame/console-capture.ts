import type { Level } from '../protocol/messages.ts';
import { OutputBudget } from '../protocol/output-budget.ts';
import { formatLog } from './format-value.ts';

const LEVELS = {
  log: 'log',
  info: 'log',
  debug: 'log',
  dir: 'log',
  table: 'log',
  warn: 'warn',
  error: 'error',
} as const satisfies Record<string, Level>;

/**
 * Sends what code prints to the page instead of the browser's console.
 *
 * @param onFlood called at every text beyond the limit
 */
export function captureConsole(
  target: Console,
  send: (level: Level, text: string) => void,
  onFlood: () => void,
): void {
  const budget = new OutputBudget();
  for (const [name, level] of Object.entries(LEVELS)) {
    const print = (...values: unknown[]): void => {
      const text = formatLog(values);
      if (budget.take(text)) {
        send(level, text);
      } else {
        onFlood();
      }
    };
    Object.defineProperty(target, name, { value: print, configurable: true, writable: true });
  }
}
