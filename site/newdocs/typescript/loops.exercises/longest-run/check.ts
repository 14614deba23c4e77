import type { Checks } from '@vibe-docs/lessons/exercises/judging';
import type * as Solution from './solution.ts';

/** Writes results as words with spaces, and shows them to readers as an array. */
const inputOf = (words: string) =>
  `longestRun([${words.replace(/\w+/g, "'$&'").replace(/ /g, ', ')}])`;
const resultsOf = (words: string) => words.split(' ').filter(Boolean) as Solution.Result[];

export const checks: Checks<typeof Solution> = {
  async longest({ longestRun }, { gives }) {
    for (const [words, length] of [
      ['right right wrong right wrong', 2],
      ['wrong right wrong right right right right wrong right', 4],
      ['right wrong wrong right wrong', 1],
      [`right right wrong ${'right '.repeat(10)}wrong`, 10],
    ] as const) {
      await gives(inputOf(words), () => longestRun(resultsOf(words)), length);
    }
  },
  async 'to-the-end'({ longestRun }, { gives }) {
    for (const [words, length] of [
      ['right wrong right right wrong right right right', 3],
      ['right right right right right', 5],
    ] as const) {
      await gives(inputOf(words), () => longestRun(resultsOf(words)), length);
    }
  },
  async skipped({ longestRun }, { gives }) {
    for (const [words, length] of [
      ['right skipped right skipped right wrong', 3],
      ['skipped skipped right wrong', 1],
    ] as const) {
      await gives(inputOf(words), () => longestRun(resultsOf(words)), length);
    }
  },
  async none({ longestRun }, { gives }) {
    for (const words of ['', 'wrong wrong', 'skipped wrong skipped']) {
      await gives(inputOf(words), () => longestRun(resultsOf(words)), 0);
    }
  },
};
