import {
  type Diagnostic,
  didYouMean,
  type Place,
  type Spot,
  sortDiagnostics,
} from '@vibe-docs/kernel';
import { diagnose } from '../catalogue.ts';
import {
  QUESTIONS_ENDING,
  type QuestionFile,
  type QuestionSource,
  questionsFileOf,
  readQuestionFile,
} from '../question/read-question-file.ts';
import { checkQuestionFile } from './check-question-file.ts';

/** A page as far as the checks need it. */
export interface QuestionPage {
  /** Path of the MDX file from the project folder, with `/`. */
  readonly file: string;
  readonly text: string;
  /** `undefined` when they are not known: then sections are not checked. */
  readonly headingIds: readonly string[] | undefined;
  /** Positions of `<Checkpoint />`, without those that show the questions of another page. */
  readonly tags: readonly Place[];
  /** A lesson must have three to five questions; other pages may have any number. */
  readonly isLesson: boolean;
}

/** Minimum and maximum number of questions of a lesson (contributing/lessons.md, "Questions"). */
const LESSON_COUNT = { min: 3, max: 5 } as const;

/**
 * Checks all questions files, and each against its page.
 *
 * @returns sorted by file and line
 */
export function checkQuestions(
  pages: readonly QuestionPage[],
  sources: readonly QuestionSource[],
): readonly Diagnostic[] {
  const files = sources.map(({ file, text }) => readQuestionFile(file, text));
  const byFile = new Map(files.map((questionFile) => [questionFile.file, questionFile]));
  const pageFiles = new Set(pages.map(({ file }) => questionsFileOf(file)));
  return sortDiagnostics([
    ...files.flatMap((questionFile) => [
      ...questionFile.diagnostics,
      ...checkQuestionFile(questionFile),
    ]),
    ...files.filter(({ file }) => !pageFiles.has(file)).map(reportNoPage),
    ...pages.flatMap((page) => checkPage(page, byFile.get(questionsFileOf(page.file)))),
    ...checkDuplicateIds(files),
  ]);
}

/** `questionFile` is `undefined` when the page has none. */
function checkPage(page: QuestionPage, questionFile: QuestionFile | undefined) {
  const { file, tags } = page;
  const [first, ...others] = tags;
  const repeated = others.map((tag) =>
    diagnose(
      'question/repeated-tag',
      { file, ...tag },
      {
        message: 'A page shows its questions once.',
        hint: `Remove this <Checkpoint />; the first stands in line ${first?.line}.`,
      },
    ),
  );
  if (questionFile === undefined) {
    const text = {
      message: 'The page shows a checkpoint, but it has no questions.',
      hint: `Write them into ${questionsFileOf(file)}, or remove <Checkpoint />.`,
    };
    return first === undefined
      ? []
      : [...repeated, diagnose('question/no-file', { file, ...first }, text)];
  }
  const noTag = {
    message: `${file} does not show these questions.`,
    hint: 'Write a line <Checkpoint /> where they belong.',
  };
  return [
    ...repeated,
    ...(first === undefined ? [diagnose('question/no-tag', startOf(questionFile), noTag)] : []),
    ...checkCount(page, questionFile),
    ...checkSections(page, questionFile),
    ...checkOutcomes(page, questionFile),
  ];
}

function startOf({ file }: QuestionFile): Spot {
  return { file, line: 1, column: 1 };
}

function reportNoPage(questionFile: QuestionFile) {
  return diagnose('question/no-page', startOf(questionFile), {
    message: `There is no page ${questionFile.file.replace(QUESTIONS_ENDING, '.mdx')}.`,
    hint: 'Give the file the name of its page, or remove it.',
  });
}

function checkCount({ isLesson }: QuestionPage, questionFile: QuestionFile) {
  const count = questionFile.questions.length;
  const { min, max } = LESSON_COUNT;
  if (!isLesson || count === 0 || (count >= min && count <= max)) {
    return [];
  }
  const message = `A lesson has ${min} to ${max} questions, this one has ${count}.`;
  const hint = count < min ? 'Add one for each outcome.' : 'Keep the best ones.';
  return [diagnose('question/count', startOf(questionFile), { message, hint })];
}

function checkSections({ file: pageFile, headingIds }: QuestionPage, questionFile: QuestionFile) {
  const { file, questions, places } = questionFile;
  return questions.flatMap(({ section }, place) => {
    if (headingIds === undefined || headingIds.includes(section)) {
      return [];
    }
    const spot = { file, ...places.placeOf([place, 'section']) };
    const message = `"${section}" is not the id of a heading of ${pageFile}.`;
    const hint = `Available: ${headingIds.join(', ')}.${didYouMean(section, headingIds)}`;
    return [diagnose('question/unknown-section', spot, { message, hint })];
  });
}

function checkOutcomes({ file: pageFile, text }: QuestionPage, questionFile: QuestionFile) {
  const { file, questions, places } = questionFile;
  const outcomes = readOutcomes(text);
  return questions.flatMap(({ outcome }, place) => {
    if (outcomes === undefined || outcomes.some((promised) => namesOutcome(outcome, promised))) {
      return [];
    }
    const listed = outcomes.map((promised) => `"${promised}"`).join(', ');
    const spot = { file, ...places.placeOf([place, 'outcome']) };
    const message = `"${outcome}" is no outcome that ${pageFile} lists.`;
    const hint = `Write one of them, or its beginning: ${listed}.`;
    return [diagnose('question/unknown-outcome', spot, { message, hint })];
  });
}

function checkDuplicateIds(files: readonly QuestionFile[]) {
  const seen = new Map<string, { readonly file: string; readonly line: number }>();
  return files.flatMap(({ file, questions, places }) =>
    questions.flatMap(({ id }, question) => {
      const place = places.placeOf([question, 'id']);
      const first = seen.get(id);
      if (first === undefined) {
        seen.set(id, { file, line: place.line });
        return [];
      }
      const message = `The id "${id}" stands already at ${first.file}:${first.line}.`;
      const hint = 'Give the newer question another id; the older one may have readers’ progress.';
      return [diagnose('question/duplicate-id', { file, ...place }, { message, hint })];
    }),
  );
}

/** A list item; indented lines below it belong to it. */
const ITEM = /^\s{0,3}(?:[-*]|\d+\.)\s+(?<text>.*)$/;

/** The items of the list below the heading with the id `outcomes`; `undefined` when the page has no such heading. */
function readOutcomes(text: string): readonly string[] | undefined {
  const lines = text.split(/\r\n|\n|\r/);
  const start = lines.findIndex((line) => /^#{2,6} .*\{#outcomes\}\s*$/.test(line));
  if (start === -1) {
    return undefined;
  }
  const outcomes: string[] = [];
  for (const line of lines.slice(start + 1)) {
    if (/^#{1,6} /.test(line)) {
      break;
    }
    const item = ITEM.exec(line)?.groups?.text;
    const last = outcomes.at(-1);
    if (item !== undefined) {
      outcomes.push(item);
    } else if (last !== undefined && /^\s+\S/.test(line)) {
      outcomes[outcomes.length - 1] = `${last} ${line.trim()}`;
    }
  }
  return outcomes;
}

/** A question names an outcome by its text or its beginning, whatever the case, code marks, emphasis and full stop. */
function namesOutcome(named: string, outcome: string): boolean {
  const words = normalise(named);
  const all = normalise(outcome);
  return all === words || all.startsWith(`${words},`) || all.startsWith(`${words} `);
}

function normalise(text: string): string {
  return text.replace(/[`*_]/g, '').replace(/\s+/g, ' ').trim().replace(/\.$/, '').toLowerCase();
}
