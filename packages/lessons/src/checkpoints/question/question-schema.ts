import * as z from 'zod';

/** Error message for a wrong type: an unquoted `201` or `true` is not a string in YAML. */
const text = z.string({ error: wrongText }).trim().min(1, 'It is empty');

function wrongText({ input }: { readonly input?: unknown }): string {
  const isUnquoted = typeof input === 'number' || typeof input === 'boolean';
  return isUnquoted ? 'It is no text: put it into quotes' : 'It must be a text';
}

const number = z.number({ error: 'It must be a number' });

const choice = z.strictObject({
  /** One line of Markdown; the plain output in an `output` question. */
  text,
  correct: z.boolean({ error: 'It must be true or false' }).optional(),
  explanation: text,
});

const choices = z.array(choice).min(2, 'It needs two choices or more').max(8, 'It has more than 8');

const head = {
  /** Must never change: readers' progress is stored under it. */
  id: text.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'It must be kebab-case: a-z, 0-9 and hyphens'),
  /** Markdown, fenced code allowed. */
  prompt: text,
  /** The outcome of the page that the question tests. */
  outcome: text,
  /** Id of the heading of the section that teaches it. */
  section: text,
};

const single = z.strictObject({ ...head, kind: z.literal('single'), choices });
const several = z.strictObject({ ...head, kind: z.literal('several'), choices });

const mistake = z.strictObject({ answer: number, explanation: text });

const numeric = z.strictObject({
  ...head,
  kind: z.literal('number'),
  answer: number,
  /** Largest distance from the answer that still counts as right. */
  tolerance: number.min(0, 'It must not be negative').optional(),
  unit: text.optional(),
  explanation: text,
  /** Common wrong answers, each with an explanation of its own. */
  mistakes: z.array(mistake).optional(),
});

const order = z.strictObject({
  ...head,
  kind: z.literal('order'),
  /** In the right order; one line of Markdown each. */
  items: z.array(text).min(3, 'It needs three items or more').max(8, 'It has more than 8'),
  explanation: text,
});

const code = z.strictObject({
  language: z.enum(['ts', 'js'], { error: 'It must be "ts" or "js"' }),
  source: z.string({ error: wrongText }).min(1, 'It is empty'),
});

const output = z.strictObject({ ...head, kind: z.literal('output'), code, choices });

/** A question as written in a questions file. */
const questionSchema = z.discriminatedUnion('kind', [single, several, numeric, order, output], {
  error: 'It must be one of: single, several, number, order, output',
});

/** Every key of a questions file. */
export const QUESTION_KEYS: ReadonlySet<string> = new Set(
  [choice, mistake, code, ...questionSchema.options].flatMap(({ shape }) => Object.keys(shape)),
);

export type Question = z.infer<typeof questionSchema>;

/** A whole questions file. */
export const questionFileSchema = z
  .array(questionSchema, { error: 'It must be a list of questions, each beginning with "- id:"' })
  .min(1, 'The list is empty');

/** A path into parsed YAML: keys and array indexes. */
export type YamlPath = readonly (string | number)[];

/** A Markdown text of a question, with its path below the question. */
interface QuestionText {
  readonly text: string;
  readonly path: YamlPath;
  /** `line` for choices and items, `block` where code and paragraphs are allowed. */
  readonly form: 'block' | 'line';
}

/** Lists the Markdown texts of a question. The choices of an `output` question are plain text. */
export function questionTexts(question: Question): readonly QuestionText[] {
  const block = (text: string, ...path: YamlPath): QuestionText => ({ text, path, form: 'block' });
  const line = (text: string, ...path: YamlPath): QuestionText => ({ text, path, form: 'line' });
  const texts = [block(question.prompt, 'prompt')];
  if ('choices' in question) {
    for (const [place, { text, explanation }] of question.choices.entries()) {
      if (question.kind !== 'output') {
        texts.push(line(text, 'choices', place, 'text'));
      }
      texts.push(block(explanation, 'choices', place, 'explanation'));
    }
    return texts;
  }
  texts.push(block(question.explanation, 'explanation'));
  if (question.kind === 'order') {
    return [...texts, ...question.items.map((item, place) => line(item, 'items', place))];
  }
  for (const [place, { explanation }] of (question.mistakes ?? []).entries()) {
    texts.push(block(explanation, 'mistakes', place, 'explanation'));
  }
  return texts;
}
