import { type Diagnostic, type Place, sortDiagnostics, suggestClosest } from '@vibe-docs/kernel';
import { diagnose } from '../catalogue.ts';
import {
  QUESTIONS_ENDING,
  type QuestionSource,
  questionsFileOf,
} from '../question/questions-file.ts';
import { type QuestionFile, readQuestionFile } from '../question/read-question-file.ts';
import { checkQuestionFile } from './check-question-file.ts';
import { namesOutcome, readOutcomes } from './read-outcomes.ts';

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

/** Minimum and maximum number of questions of a lesson (CONTRIBUTING.md, "Questions"). */
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
function checkPage(
  page: QuestionPage,
  questionFile: QuestionFile | undefined,
): readonly Diagnostic[] {
  const [first, ...others] = page.tags;
  const repeated = others.map((tag) =>
    diagnose(
      'question/repeated-tag',
      { file: page.file, line: tag.line, column: tag.column },
      {
        message: 'A page shows its questions once.',
        hint: `Remove this <Checkpoint />; the first stands in line ${first?.line}.`,
      },
    ),
  );
  if (questionFile === undefined) {
    return first === undefined ? [] : [...repeated, reportNoFile(page, first)];
  }
  return [
    ...repeated,
    ...(first === undefined ? [reportNoTag(page, questionFile)] : []),
    ...checkCount(page, questionFile),
    ...checkSections(page, questionFile),
    ...checkOutcomes(page, questionFile),
  ];
}

function reportNoPage({ file }: QuestionFile): Diagnostic {
  const page = file.replace(QUESTIONS_ENDING, '.mdx');
  return diagnose(
    'question/no-page',
    { file, line: 1, column: 1 },
    {
      message: `There is no page ${page}.`,
      hint: 'Give the file the name of its page, or remove it.',
    },
  );
}

function reportNoFile({ file }: QuestionPage, { line, column }: Place): Diagnostic {
  return diagnose(
    'question/no-file',
    { file, line, column },
    {
      message: 'The page shows a checkpoint, but it has no questions.',
      hint: `Write them into ${questionsFileOf(file)}, or remove <Checkpoint />.`,
    },
  );
}

function reportNoTag({ file }: QuestionPage, questionFile: QuestionFile): Diagnostic {
  return diagnose(
    'question/no-tag',
    { file: questionFile.file, line: 1, column: 1 },
    {
      message: `${file} does not show these questions.`,
      hint: 'Write a line <Checkpoint /> where they belong.',
    },
  );
}

function checkCount(
  { isLesson }: QuestionPage,
  { file, questions }: QuestionFile,
): readonly Diagnostic[] {
  const count = questions.length;
  const isFine = count >= LESSON_COUNT.min && count <= LESSON_COUNT.max;
  return !isLesson || count === 0 || isFine
    ? []
    : [
        diagnose(
          'question/count',
          { file, line: 1, column: 1 },
          {
            message: `A lesson has ${LESSON_COUNT.min} to ${LESSON_COUNT.max} questions, this one has ${count}.`,
            hint: count < LESSON_COUNT.min ? 'Add one for each outcome.' : 'Keep the best ones.',
          },
        ),
      ];
}

function checkSections(
  { file: pageFile, headingIds }: QuestionPage,
  { file, questions, places }: QuestionFile,
): readonly Diagnostic[] {
  if (headingIds === undefined) {
    return [];
  }
  return questions.flatMap(({ section }, place) => {
    if (headingIds.includes(section)) {
      return [];
    }
    const closest = suggestClosest(section, headingIds);
    return [
      diagnose(
        'question/unknown-section',
        { file, ...places.placeOf([place, 'section']) },
        {
          message: `"${section}" is not the id of a heading of ${pageFile}.`,
          hint: `Available: ${headingIds.join(', ')}.${closest === undefined ? '' : ` Did you mean ${closest}?`}`,
        },
      ),
    ];
  });
}

function checkOutcomes(
  { file: pageFile, text }: QuestionPage,
  { file, questions, places }: QuestionFile,
): readonly Diagnostic[] {
  const outcomes = readOutcomes(text);
  if (outcomes === undefined) {
    return [];
  }
  return questions.flatMap(({ outcome }, place) =>
    outcomes.some((promised) => namesOutcome(outcome, promised))
      ? []
      : [
          diagnose(
            'question/unknown-outcome',
            { file, ...places.placeOf([place, 'outcome']) },
            {
              message: `"${outcome}" is no outcome that ${pageFile} lists.`,
              hint: `Write one of them, or its beginning: ${outcomes.map((promised) => `"${promised}"`).join(', ')}.`,
            },
          ),
        ],
  );
}

function checkDuplicateIds(files: readonly QuestionFile[]): readonly Diagnostic[] {
  const seen = new Map<string, { readonly file: string; readonly line: number }>();
  return files.flatMap(({ file, questions, places }) =>
    questions.flatMap(({ id }, question) => {
      const place = places.placeOf([question, 'id']);
      const first = seen.get(id);
      if (first === undefined) {
        seen.set(id, { file, line: place.line });
        return [];
      }
      return [
        diagnose(
          'question/duplicate-id',
          { file, ...place },
          {
            message: `The id "${id}" stands already at ${first.file}:${first.line}.`,
            hint: 'Give the newer question another id; the older one may have readers’ progress.',
          },
        ),
      ];
    }),
  );
}
