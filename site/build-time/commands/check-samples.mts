// `npm run samples`: proves every code block of the site and of its questions, and prints what is
// wrong.
import { fileURLToPath } from 'node:url';
import { readQuestionSources } from '@vibe-docs/checkpoints';
import { runSamplesCheck } from '@vibe-docs/samples';
import { contentSource } from '../../config/content.ts';
import { PROOF_FILE, samplesSource, showsTypes, TYPES_FILE } from '../markdown/sample-results.ts';
import { PAGE_FOLDERS } from '../questions/find-question-problems.ts';
import { questionSamplePages } from '../questions/question-sample-pages.ts';

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));

process.exitCode = await runSamplesCheck(
  process.argv.slice(2),
  {
    site: contentSource,
    projectFolder,
    readOtherPages: () => questionSamplePages(readQuestionSources(projectFolder, PAGE_FOLDERS)),
    ...samplesSource,
    proofFile: PROOF_FILE,
    typesFile: TYPES_FILE,
    showsTypes: ({ page }) => showsTypes(page.file),
  },
  (text) => console.log(text),
);
