// `npm run content`: checks every page and its questions, and prints what is
// wrong.
import { fileURLToPath } from 'node:url';
import { readQuestionSources } from '@vibe-docs/checkpoints';
import { diskFiles, isReportFormat, reporters, runContentCheck } from '@vibe-docs/content';
import { contentSource } from '../../config/content.ts';
import { findQuestionProblems, PAGE_FOLDERS } from '../questions/find-question-problems.ts';

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));
const files = diskFiles(projectFolder);
const words = process.argv.slice(2);
const { output, exitCode } = runContentCheck(words, contentSource, files);
if (output !== '') {
  console.log(output);
}
process.exitCode = exitCode;

const format = words[words.indexOf('--format') + 1];
const problems = findQuestionProblems(files, readQuestionSources(projectFolder, PAGE_FOLDERS));
if (problems.length > 0) {
  const isFormat = format !== undefined && words.includes('--format') && isReportFormat(format);
  console.log(reporters[isFormat ? format : 'text'](problems));
  process.exitCode = 1;
}
