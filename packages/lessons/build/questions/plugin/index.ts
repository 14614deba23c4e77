import type { Plugin } from '@docusaurus/types';
import { formatDiagnostic } from '@vibe-docs/kernel';

/**
 * Stops a build when questions have errors, and reports all of them. The development server shows those of a questions
 * file on its page (`markdown/show-checkpoints.ts`).
 */
export default function checkpointsPlugin(): Plugin {
  return {
    name: 'checkpoints',
    async loadContent() {
      if (process.env.NODE_ENV !== 'production') {
        return;
      }
      const { findQuestionProblems } = await import('../question-checks.ts');
      const problems = findQuestionProblems();
      if (problems.length > 0) {
        throw new Error(
          `The questions have mistakes:\n${problems.map(formatDiagnostic).join('\n')}`,
        );
      }
    },
  };
}
