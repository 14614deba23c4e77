// `npm run content`: checks every page, its questions and its exercises, and prints the findings.
import { diskFiles, isReportFormat, reporters, runContentCheck } from '@vibe-docs/content';
import { contentSource } from '../../config/content.ts';
import { findExerciseProblems } from '../exercises/exercise-checks.ts';
import { projectFolder } from '../page-files.ts';
import { findQuestionProblems } from '../questions/find-question-problems.ts';

const args = process.argv.slice(2);
const { output, exitCode } = runContentCheck(args, contentSource, diskFiles(projectFolder));
if (output !== '') {
  console.log(output);
}
process.exitCode = exitCode;

const format = args[args.indexOf('--format') + 1];
const problems = [...findQuestionProblems(), ...findExerciseProblems()];
if (problems.length > 0) {
  const isFormat = format !== undefined && args.includes('--format') && isReportFormat(format);
  console.log(reporters[isFormat ? format : 'text'](problems));
  process.exitCode = 1;
}
