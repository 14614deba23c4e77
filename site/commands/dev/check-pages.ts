// A process beside the development server: checks the pages after a save, with the rules of `npm run content`.
import { setPriority } from 'node:os';
import { checkContent, diskFiles, readPage } from '@vibe-docs/content';
import { formatDiagnostic } from '@vibe-docs/kernel';
import { findExerciseProblems } from '@vibe-docs/lessons/build/exercises/exercise-checks';
import { findQuestionProblems } from '@vibe-docs/lessons/build/questions/question-checks';
import { contentSource } from '../../config/content.ts';
import { projectFolder, projectPath } from '../../model/page-files.ts';

// What the writer waits for comes first.
setPriority(10);

const known = new Map<
  string,
  { readonly text: string; readonly page: ReturnType<typeof readPage> }
>();

/** Reads a page unless its text is the same as before. */
const read: typeof readPage = (path, text) => {
  const last = known.get(path);
  const page = last?.text === text ? last.page : readPage(path, text);
  known.set(path, { text, page });
  return page;
};

// Errors of all pages, because a heading that goes may be linked elsewhere, and warnings of the saved one.
process.on('message', (path: string) => {
  const file = projectPath(path);
  const { diagnostics } = checkContent(contentSource, diskFiles(projectFolder), read);
  const all = [...diagnostics, ...findQuestionProblems(), ...findExerciseProblems()];
  const shown = all.filter((it) => it.severity === 'error' || it.file === file);
  // The server may have ended meanwhile.
  if (process.connected) process.send?.(shown.map(formatDiagnostic));
});
process.on('disconnect', () => process.exit());
