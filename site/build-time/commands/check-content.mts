// `npm run content`: checks every page, its questions and its exercises, and prints the findings.
import { diskFiles, formatReport, runContentCheck } from '@vibe-docs/content';
import { contentSource } from '../../config/content.ts';
import { findExerciseProblems } from '../exercises/exercise-checks.ts';
import { projectFolder } from '../page-files.ts';
import { findQuestionProblems } from '../questions/find-question-problems.ts';

const args = process.argv.slice(2);
const { output, exitCode } = runContentCheck(args, contentSource, diskFiles(projectFolder));
console.log(output);
process.exitCode = exitCode;

const problems = [...findQuestionProblems(), ...findExerciseProblems()];
if (problems.length > 0) {
  console.log(formatReport(problems));
  process.exitCode = 1;
}
