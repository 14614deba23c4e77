import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseRichText } from './parse-rich-text.ts';
import { questionTexts } from './question-schema.ts';
import type { QuestionFile } from './read-question-file.ts';

/** Code in a questions file, for the samples check. */
export type QuestionCode = {
  readonly file: string;
  /** Line of the file on which the code begins, counted from 1. */
  readonly line: number;
  readonly questionId: string;
  readonly language: string;
  readonly code: string;
} & (
  | {
      /** The program of an `output` question; its output must be `expectedOutput`. */
      readonly kind: 'output';
      /** The text of the right choice, trimmed. */
      readonly expectedOutput: string;
      /** Line of the file on which that text begins, counted from 1. */
      readonly expectedLine: number;
    }
  | {
      /** A fenced block in a prompt or an explanation. */
      readonly kind: 'fence';
      /** The rest of the line after the language; empty when there is none. */
      readonly meta: string;
    }
);

/** Lists all code in a questions file, in document order. */
export function listQuestionCode(questionFile: QuestionFile): readonly QuestionCode[] {
  const { file, questions, places } = questionFile;
  return questions.flatMap((question, place) => {
    const base = { file, questionId: question.id };
    const fences = questionTexts(question).flatMap(({ text, path, form }) =>
      fencesIn(text, form).map(
        ({ line, node }): QuestionCode => ({
          ...base,
          kind: 'fence',
          line: places.firstLineOf([place, ...path]) + line,
          language: node.lang ?? 'text',
          meta: node.meta ?? '',
          code: node.value,
        }),
      ),
    );
    if (question.kind !== 'output') {
      return fences;
    }
    const { language, source } = question.code;
    const right = question.choices.findIndex(({ correct }) => correct === true);
    const program: QuestionCode = {
      ...base,
      kind: 'output',
      line: places.firstLineOf([place, 'code', 'source']),
      language,
      code: source,
      expectedOutput: question.choices[right]?.text.trim() ?? '',
      expectedLine: places.firstLineOf([place, 'choices', right, 'text']),
    };
    return [...fences, program];
  });
}

/** Fenced blocks with the line of their code, relative to the first line of the text. */
function fencesIn(text: string, form: 'block' | 'line') {
  const found: { readonly line: number; readonly node: Code }[] = [];
  for (const root of parseRichText(text, form).richText.nodes) {
    visit(root, 'code', (node) => {
      found.push({ line: node.position?.start.line ?? 0, node });
    });
  }
  return found;
}
