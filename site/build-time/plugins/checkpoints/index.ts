import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Diagnostic } from '@vibe-docs/checkpoints';
import {
  QUESTIONS_ENDING,
  type QuestionSource,
  readQuestionSources,
} from '@vibe-docs/checkpoints/reading';
import { ruleBeforeMdx } from '../../../docusaurus-internals/markdown-rule.ts';
import { rememberCheck } from './remember-check.ts';

const FOLDERS = ['docs', 'newdocs', 'blog', 'versioned_docs'];

/**
 * Brings the questions of the site into the build:
 *
 * - stops it when a questions file has a mistake, with all mistakes of all files. What needs the
 *   headings of a page is checked where the page is read (`markdown/show-checkpoints.ts`);
 * - makes every page depend on its questions file, so that an edited question is built again.
 */
export default function checkpointsPlugin({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin<void> {
  const projectFolder = resolve(siteDir, '..');
  return {
    name: 'checkpoints',
    getPathsToWatch: () => FOLDERS.map((folder) => `${siteDir}/${folder}/**/*${QUESTIONS_ENDING}`),
    async loadContent() {
      const sources = readQuestionSources(
        projectFolder,
        FOLDERS.map((folder) => `site/${folder}`),
      );
      const pages = readPages(projectFolder, sources);
      const passed = {
        file: join(generatedFilesDir, 'checkpoints-checked'),
        key: keyOf(projectFolder, [pages, sources]),
      };
      await rememberCheck(passed, async () => {
        // Loaded here: it brings a parser of Markdown, and most builds keep the last result.
        const { checkQuestions } = await import('@vibe-docs/checkpoints');
        failOn(checkQuestions(pages, sources));
      });
    },
    configureWebpack: () => ({
      module: {
        rules: [ruleBeforeMdx({ loader: require.resolve('./depend-on-questions.cjs') })],
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

/** A hash of what is checked, of the checks themselves and of the libraries that they use. */
function keyOf(projectFolder: string, checked: unknown): string {
  const rules = join(projectFolder, 'packages/checkpoints/src');
  const code = readdirSync(rules, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(rules, name));
  const hash = createHash('sha256').update(JSON.stringify(checked));
  for (const file of [...code.sort(), join(projectFolder, 'package-lock.json')]) {
    hash.update(existsSync(file) ? readFileSync(file) : '');
  }
  return hash.digest('hex');
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
