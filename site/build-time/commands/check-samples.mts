// `npm run samples`: checks every code block of the site and of its questions, and prints the
// findings.
import { readQuestionSources } from '@vibe-docs/checkpoints';
import { runSamplesCheck } from '@vibe-docs/samples';
import { contentSource } from '../../config/content.ts';
import { PROOF_FILE, samplesSource, showsTypes, TYPES_FILE } from '../markdown/sample-results.ts';
import { pageFolders, projectFolder } from '../page-files.ts';
import { questionSamplePages } from '../questions/question-sample-pages.ts';

process.exitCode = await runSamplesCheck(
  process.argv.slice(2),
  {
    site: contentSource,
    projectFolder,
    readOtherPages: () => questionSamplePages(readQuestionSources(projectFolder, pageFolders)),
    ...samplesSource,
    proofFile: PROOF_FILE,
    typesFile: TYPES_FILE,
    showsTypes: ({ page }) => showsTypes(page.file),
  },
  (text) => console.log(text),
);
