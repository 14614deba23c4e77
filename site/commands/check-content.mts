// `npm run content`: checks every page, its questions and its exercises, and prints the findings.
import { diskFiles, formatReport, runContentCheck } from '@vibe-docs/content';
import { findExerciseProblems } from '@vibe-docs/lessons/build/exercises/exercise-checks';
import { findQuestionProblems } from '@vibe-docs/lessons/build/questions/question-checks';
import { contentSource } from '../config/content.ts';
import { projectFolder } from '../model/page-files.ts';

const args = process.argv.slice(2);
const { output, exitCode } = runContentCheck(args, contentSource, diskFiles(projectFolder));
console.log(output);
process.exitCode = exitCode;

const problems = [...findQuestionProblems(), ...findExerciseProblems()];
if (problems.length > 0) {
  console.log(formatReport(problems));
  process.exitCode = 1;
}
