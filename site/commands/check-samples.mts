// `npm run samples`: checks every code block of the site, of its questions and of its exercises, then the checks of
// the exercises, and prints the findings.
import { formatReport } from '@vibe-docs/content';
import {
  exerciseSamplePages,
  runExerciseChecks,
} from '@vibe-docs/lessons/build/exercises/exercise-checks';
import {
  questionSamplePages,
  readQuestionSources,
} from '@vibe-docs/lessons/build/questions/question-checks';
import { runSamplesCheck } from '@vibe-docs/samples';
import {
  PROOF_FILE,
  samplesSource,
  showsTypes,
  TYPES_FILE,
} from '@vibe-docs/samples/build/sample-results';
import { contentSource } from '../config/content.ts';
import { projectFolder } from '../model/page-files.ts';

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
