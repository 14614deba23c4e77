import type { Checks } from '@vibe-docs/lessons/exercises/judging';
import type * as Solution from './solution.ts';

export const checks: Checks<typeof Solution> = {
  async usual({ makeReport }, { gives }) {
    const usual = 'l3, react: points (en)';
    await gives("makeReport('l3', 'react', {})", () => makeReport('l3', 'react', {}), usual);
    await gives("makeReport('l3', 'react')", () => makeReport('l3', 'react'), usual);
  },
  async named({ makeReport }, { gives }) {
    await gives(
      "makeReport('l3', 'git', { showTries: true })",
      () => makeReport('l3', 'git', { showTries: true }),
      'l3, git: points and tries (en)',
    );
    await gives(
      "makeReport('l3', 'git', { language: 'hi' })",
      () => makeReport('l3', 'git', { language: 'hi' }),
      'l3, git: points (hi)',
    );
  },
  async 'turned-off'({ makeReport }, { gives }) {
    await gives(
      "makeReport('l3', 'git', { showPoints: false, showTries: true })",
      () => makeReport('l3', 'git', { showPoints: false, showTries: true }),
      'l3, git: tries (en)',
    );
    await gives(
      "makeReport('l3', 'git', { showPoints: false })",
      () => makeReport('l3', 'git', { showPoints: false }),
      'l3, git: nothing (en)',
    );
  },
  async undefined({ makeReport }, { gives }) {
    await gives(
      "makeReport('l3', 'git', { showPoints: undefined, showTries: true })",
      () => makeReport('l3', 'git', { showPoints: undefined, showTries: true }),
      'l3, git: points and tries (en)',
    );
    await gives(
      "makeReport('l3', 'git', { language: undefined })",
      () => makeReport('l3', 'git', { language: undefined }),
      'l3, git: points (en)',
    );
  },
};
