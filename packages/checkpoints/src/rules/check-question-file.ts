import type { Diagnostic } from '@vibe-docs/kernel';
import { diagnose } from '../catalogue.ts';
import { parseRichText } from '../question/parse-rich-text.ts';
import type { Question } from '../question/question-schema.ts';
import { questionTexts } from '../question/question-texts.ts';
import type { QuestionFile } from '../question/read-question-file.ts';
import type { YamlPath } from '../question/yaml-places.ts';

/** A rule for one question; `path` is its path in the file. */
type QuestionRule = (
  question: Question,
  context: { readonly path: YamlPath; readonly questionFile: QuestionFile },
) => readonly Diagnostic[];

const rules: readonly QuestionRule[] = [
  checkRightAnswers,
  checkRepeatedChoices,
  checkMarkdown,
  checkIdPrefix,
];

/** Checks what the schema cannot express: right answers, repeated choices, Markdown, ids. */
export function checkQuestionFile(questionFile: QuestionFile): readonly Diagnostic[] {
  return questionFile.questions.flatMap((question, place) =>
    rules.flatMap((rule) => rule(question, { path: [place], questionFile })),
  );
}

function checkRightAnswers(
  question: Question,
  { path, questionFile: { file, places } }: Parameters<QuestionRule>[1],
): readonly Diagnostic[] {
  if (!('choices' in question)) {
    return [];
  }
  const right = question.choices.flatMap(({ correct }, place) => (correct === true ? [place] : []));
  const spotOf = (end: YamlPath) => ({ file, ...places.placeOf([...path, ...end]) });
  if (right.length === 0) {
    return [
      diagnose('question/right-answers', spotOf(['choices']), {
        message: `"${question.id}" has no right choice.`,
        hint: 'Write "correct: true" at the right one.',
      }),
    ];
  }
  if (question.kind === 'several') {
    return [];
  }
  return right.slice(1).map((place) =>
    diagnose('question/right-answers', spotOf(['choices', place]), {
      message: `"${question.id}" has a second right choice; the first is choice ${(right[0] ?? 0) + 1}.`,
      hint:
        question.kind === 'output'
          ? 'A program has one output: keep "correct: true" at that one.'
          : 'Keep one "correct: true", or write "kind: several".',
    }),
  );
}

function checkRepeatedChoices(
  question: Question,
  { path, questionFile: { file, places } }: Parameters<QuestionRule>[1],
): readonly Diagnostic[] {
  const listed =
    question.kind === 'order'
      ? question.items.map((text, place) => ({ text, end: ['items', place] }))
      : 'choices' in question
        ? question.choices.map(({ text }, place) => ({ text, end: ['choices', place, 'text'] }))
        : [];
  return listed.flatMap(({ text, end }, place) => {
    const first = listed.findIndex((other) => other.text === text);
    return first === place
      ? []
      : [
          diagnose(
            'question/repeated-choice',
            { file, ...places.placeOf([...path, ...end]) },
            {
              message: `"${text}" stands twice in "${question.id}", at ${first + 1} and ${place + 1}.`,
              hint: 'Change or remove one of them: a reader could not tell them apart.',
            },
          ),
        ];
  });
}

function checkMarkdown(
  question: Question,
  { path, questionFile: { file, places } }: Parameters<QuestionRule>[1],
): readonly Diagnostic[] {
  return questionTexts(question).flatMap(({ text, path: end, form }) => {
    const { problems } = parseRichText(text, form);
    const first = places.firstLineOf([...path, ...end]);
    return problems.map(({ what, line }) =>
      diagnose(
        'question/markdown',
        { file, line: first + line - 1, column: 1 },
        {
          message: `"${end.findLast((part) => typeof part === 'string')}" of "${question.id}" holds ${what}.`,
          hint:
            form === 'line'
              ? 'Choices and items are one line of text, with `code` where needed.'
              : 'Use paragraphs, lists, `code`, fenced code and links. Put a tag into backticks.',
        },
      ),
    );
  });
}

/** The folder's name, e.g. `express` for `site/newdocs/express/middleware.questions.yaml`. */
function checkIdPrefix(
  question: Question,
  { path, questionFile: { file, places } }: Parameters<QuestionRule>[1],
): readonly Diagnostic[] {
  const folder = file.split('/').at(-2) ?? '';
  return question.id.startsWith(`${folder}-`)
    ? []
    : [
        diagnose(
          'question/id-prefix',
          { file, ...places.placeOf([...path, 'id']) },
          {
            message: `The id "${question.id}" does not begin with "${folder}-".`,
            hint: `Ids are unique on the whole site: begin with folder and page, such as "${folder}-page-topic".`,
          },
        ),
      ];
}
