// `npm run content`: checks every page, its questions and its exercises, and prints the findings.
import { diskFiles, formatReport, runContentCheck } from '@vibe-docs/content';
import { findExerciseProblems } from '../exercises/exercise-checks.ts';
import { projectFolder } from '../page-files.ts';
import { findQuestionProblems } from '../questions/question-checks.ts';
import { checkedContent } from './content-source.ts';

const args = process.argv.slice(2);
const { output, exitCode } = runContentCheck(args, checkedContent, diskFiles(projectFolder));
console.log(output);
process.exitCode = exitCode;

const problems = [...findQuestionProblems(), ...findExerciseProblems()];
if (problems.length > 0) {
  console.log(formatReport(problems));
  process.exitCode = 1;
}
