// `npm run samples`: proves every code block of the site and of its questions, and prints what is
// wrong.
import { fileURLToPath } from 'node:url';
import { readQuestionSources } from '@vibe-docs/checkpoints';
import { runSamplesCheck } from '@vibe-docs/samples';
import { contentSource } from './content.config.ts';
import { PAGE_FOLDERS } from './questions/find-question-problems.ts';
import { questionSamplePages } from './questions/question-sample-pages.ts';

const projectFolder = fileURLToPath(new URL('..', import.meta.url));

process.exitCode = await runSamplesCheck(
  process.argv.slice(2),
  {
    site: contentSource,
    projectFolder,
    readOtherPages: () => questionSamplePages(readQuestionSources(projectFolder, PAGE_FOLDERS)),
    seriesSets: ['newdocs'],
    strictSets: ['newdocs'],
    proofFile: 'site/.samples/results.json',
  },
  (text) => console.log(text),
);
