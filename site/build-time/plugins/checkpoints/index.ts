import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  checkQuestions,
  type Diagnostic,
  QUESTIONS_ENDING,
  type QuestionSource,
  readQuestionSources,
} from '@vibe-docs/checkpoints';

const FOLDERS = ['docs', 'newdocs', 'blog', 'versioned_docs'];

/**
 * Brings the questions of the site into the build:
 *
 * - stops it when a questions file has a mistake, with all mistakes of all files. What needs the
 *   headings of a page is checked where the page is read (`markdown/show-checkpoints.ts`);
 * - makes every page depend on its questions file, so that an edited question is built again.
 */
export default function checkpointsPlugin({ siteDir }: LoadContext): Plugin<void> {
  const projectFolder = resolve(siteDir, '..');
  return {
    name: 'checkpoints',
    getPathsToWatch: () => FOLDERS.map((folder) => `${siteDir}/${folder}/**/*${QUESTIONS_ENDING}`),
    async loadContent() {
      const sources = readQuestionSources(
        projectFolder,
        FOLDERS.map((folder) => `site/${folder}`),
      );
      failOn(checkQuestions(readPages(projectFolder, sources), sources));
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // Not `test`: the generator takes a rule with that test for one of its own.
            resource: /\.mdx?$/,
            enforce: 'pre',
            // The generator reads `include` of every rule for Markdown and expects a list.
            include: [...FOLDERS, 'src/pages'].map((folder) => resolve(siteDir, folder)),
            use: [{ loader: require.resolve('./depend-on-questions.cjs') }],
          },
        ],
      },
    }),
  };
}

function readPages(projectFolder: string, sources: readonly QuestionSource[]) {
  return sources
    .map(({ file }) => file.replace(QUESTIONS_ENDING, '.mdx'))
    .filter((file) => existsSync(resolve(projectFolder, file)))
    .map((file) => ({
      file,
      text: readFileSync(resolve(projectFolder, file), 'utf8'),
      headingIds: undefined,
      isLesson: file.startsWith('site/newdocs/'),
    }));
}

/** @throws Error that lists all diagnostics; does nothing when there are none */
function failOn(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length > 0) {
    const lines = diagnostics.map(
      ({ file, line, column, code, message, hint }) =>
        `${file}:${line}:${column} error ${code}: ${message}\n  ${hint}`,
    );
    throw new Error(`The questions have mistakes:\n${lines.join('\n')}`);
  }
}
