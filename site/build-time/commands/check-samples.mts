// `npm run samples`: checks every code block of the site, of its questions and of its exercises, then the checks of
// the exercises, and prints the findings.
import { formatReport } from '@vibe-docs/content';
import { runSamplesCheck } from '@vibe-docs/samples';
import { contentSource } from '../../config/content.ts';
import { exerciseSamplePages, runExerciseChecks } from '../exercises/exercise-checks.ts';
import { PROOF_FILE, samplesSource, showsTypes, TYPES_FILE } from '../markdown/sample-results.ts';
import { projectFolder } from '../page-files.ts';
import { questionSamplePages, readQuestionSources } from '../questions/question-checks.ts';

const args = process.argv.slice(2);
process.exitCode = await runSamplesCheck(
  args,
  {
    site: contentSource,
    projectFolder,
    readOtherPages: () => [...questionSamplePages(readQuestionSources()), ...exerciseSamplePages()],
    ...samplesSource,
    proofFile: PROOF_FILE,
    typesFile: TYPES_FILE,
    showsTypes: ({ page }) => showsTypes(page.file),
  },
  (text) => console.log(text),
);

if (process.exitCode !== 2 && !args.includes('--help')) {
  const { count, diagnostics } = await runExerciseChecks(args);
  if (diagnostics.length > 0) {
    console.log(formatReport(diagnostics));
    process.exitCode = 1;
  }
  if (count > 0) {
    console.log(`\n${count} ${count === 1 ? 'exercise' : 'exercises'} checked`);
  }
}
