import { execFileSync } from 'node:child_process';

/**
 * Returns whether Git knows when each file changed. It does not in a shallow clone, where every file
 * would have the date of the newest commit, nor without a repository: then no page shows a date.
 */
export function isHistoryKnown(): boolean {
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: __dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim() === 'false';
  } catch {
    return false;
  }
}
