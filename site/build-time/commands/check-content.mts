// `npm run content`: checks every page, its questions and its exercises, and prints the findings.
import { diskFiles, formatReport, runContentCheck } from '@vibe-docs/content';
import { contentSource } from '../../config/content.ts';
import newdocsSidebars from '../../sidebars/newdocs.json' with { type: 'json' };
import terms from '../../writing/vocabulary.json' with { type: 'json' };
import { findExerciseProblems } from '../exercises/exercise-checks.ts';
import { codeOf } from '../markdown/read-listing.ts';
import { projectFolder } from '../page-files.ts';
import { findQuestionProblems } from '../questions/question-checks.ts';

const args = process.argv.slice(2);
const vocabulary = {
  file: 'site/writing/vocabulary.json',
  terms,
  series: newdocsSidebars.newSidebar.map((entry) =>
    typeof entry === 'string' ? [] : entry.items.map((id) => `newdocs/${id}`),
  ),
  codeOf,
};
const source = { ...contentSource, vocabulary };
const { output, exitCode } = runContentCheck(args, source, diskFiles(projectFolder));
console.log(output);
process.exitCode = exitCode;

const problems = [...findQuestionProblems(), ...findExerciseProblems()];
if (problems.length > 0) {
  console.log(formatReport(problems));
  process.exitCode = 1;
}
