import type { Diagnostic, Spot } from '@vibe-docs/kernel';
import { diagnose } from '../catalogue.ts';
import { parseRichText } from '../question/parse-rich-text.ts';
import { type Question, questionTexts, type YamlPath } from '../question/question-schema.ts';
import type { QuestionFile } from '../question/read-question-file.ts';

/** What a rule knows of a question's place in its file. */
interface RuleContext {
  readonly questionFile: QuestionFile;
  /** Index of the question in the file. */
  readonly index: number;
  /** Position of a part of the question. */
  readonly spotOf: (...path: YamlPath) => Spot;
}

const rules = [checkRightAnswers, checkRepeatedChoices, checkMarkdown, checkIdPrefix];

/** Checks what the schema cannot express: right answers, repeated choices, Markdown, ids. */
export function checkQuestionFile(questionFile: QuestionFile): readonly Diagnostic[] {
  const { file, questions, places } = questionFile;
  return questions.flatMap((question, index) => {
    const spotOf = (...path: YamlPath) => ({ file, ...places.placeOf([index, ...path]) });
    return rules.flatMap((rule) => rule(question, { questionFile, index, spotOf }));
  });
}

function checkRightAnswers(question: Question, { spotOf }: RuleContext) {
  if (!('choices' in question)) {
    return [];
  }
  const right = question.choices.flatMap(({ correct }, place) => (correct === true ? [place] : []));
  if (right.length === 0) {
    const message = `"${question.id}" has no right choice.`;
    const hint = 'Write "correct: true" at the right one.';
    return [diagnose('question/right-answers', spotOf('choices'), { message, hint })];
  }
  if (question.kind === 'several') {
    return [];
  }
  const message = `"${question.id}" has a second right choice; the first is choice ${(right[0] ?? 0) + 1}.`;
  const hint =
    question.kind === 'output'
      ? 'A program has one output: keep "correct: true" at that one.'
      : 'Keep one "correct: true", or write "kind: several".';
  return right
    .slice(1)
    .map((place) =>
      diagnose('question/right-answers', spotOf('choices', place), { message, hint }),
    );
}

function checkRepeatedChoices(question: Question, { spotOf }: RuleContext) {
  const listed =
    question.kind === 'order'
      ? question.items.map((text, place) => ({ text, spot: spotOf('items', place) }))
      : 'choices' in question
        ? question.choices.map(({ text }, place) => ({
            text,
            spot: spotOf('choices', place, 'text'),
          }))
        : [];
  return listed.flatMap(({ text, spot }, place) => {
    const first = listed.findIndex((other) => other.text === text);
    const message = `"${text}" stands twice in "${question.id}", at ${first + 1} and ${place + 1}.`;
    const hint = 'Change or remove one of them: a reader could not tell them apart.';
    return first === place ? [] : [diagnose('question/repeated-choice', spot, { message, hint })];
  });
}

function checkMarkdown(question: Question, { questionFile, index }: RuleContext) {
  const { file, places } = questionFile;
  return questionTexts(question).flatMap(({ text, path, form }) => {
    const key = path.findLast((part) => typeof part === 'string');
    const hint =
      form === 'line'
        ? 'Choices and items are one line of text, with `code` where needed.'
        : 'Use paragraphs, lists, `code`, fenced code and links. Put a tag into backticks.';
    const first = places.firstLineOf([index, ...path]);
    return parseRichText(text, form).problems.map(({ what, line }) => {
      const spot = { file, line: first + line - 1, column: 1 };
      const message = `"${key}" of "${question.id}" holds ${what}.`;
      return diagnose('question/markdown', spot, { message, hint });
    });
  });
}

/** The folder's name, e.g. `express` for `site/newdocs/express/middleware.questions.yaml`. */
function checkIdPrefix({ id }: Question, { questionFile, spotOf }: RuleContext) {
  const folder = questionFile.file.split('/').at(-2) ?? '';
  if (id.startsWith(`${folder}-`)) {
    return [];
  }
  const message = `The id "${id}" does not begin with "${folder}-".`;
  const hint = `Ids are unique on the whole site: begin with folder and page, such as "${folder}-page-topic".`;
  return [diagnose('question/id-prefix', spotOf('id'), { message, hint })];
}
