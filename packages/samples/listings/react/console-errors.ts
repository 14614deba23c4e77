import { format } from 'node:util';
import { onTestFinished, vi } from 'vitest';

/**
 * Catches what is written with `console.error` until the test ends: React's warnings.
 *
 * @returns gives the messages so far, without the stacks of components and with files left out
 */
export function catchErrors(): () => string {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => spy.mockRestore());
  return () => spy.mock.calls.map((words) => withoutStack(format(...words))).join('\n\n');
}

function withoutStack(message: string): string {
  return message
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .join('\n')
    .trim();
}
