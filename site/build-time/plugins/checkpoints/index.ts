import type { Plugin } from '@docusaurus/types';
import { QUESTIONS_ENDING } from '@vibe-docs/checkpoints/reading';
import { formatDiagnostic } from '@vibe-docs/kernel';
import { pageFolders, projectFolder } from '../../page-files.ts';

/** Stops a build when questions have errors, and reports all of them. */
export default function checkpointsPlugin(): Plugin<void> {
  return {
    name: 'checkpoints',
    getPathsToWatch: () =>
      pageFolders.map((folder) => `${projectFolder}/${folder}/**/*{.mdx,${QUESTIONS_ENDING}}`),
    async loadContent() {
      const { findQuestionProblems } = await import('../../questions/question-checks.ts');
      const problems = findQuestionProblems();
      if (problems.length > 0) {
        throw new Error(
          `The questions have mistakes:\n${problems.map(formatDiagnostic).join('\n')}`,
        );
      }
    },
  };
}
