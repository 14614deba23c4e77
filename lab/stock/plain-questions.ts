import type { Question } from '@vibe-docs/lessons/checkpoints';

/** The questions of a page as Markdown: choices as a list, answer and explanations collapsed. */
export function plainQuestions(questions: readonly Question[]): string {
  const parts = questions.map((question, index) =>
    [
      `**Question ${index + 1}**`,
      question.prompt.trim(),
      ...shownWith(question),
      ['<details>', '<summary>Answer</summary>', '', answer(question), '', '</details>'].join('\n'),
    ].join('\n\n'),
  );
  return parts.join('\n\n');
}

function shownWith(question: Question): readonly string[] {
  switch (question.kind) {
    case 'single':
    case 'several':
      return [list(question.choices.map(({ text }) => text))];
    case 'output':
      return [
        `\`\`\`${question.code.language}\n${question.code.source.trimEnd()}\n\`\`\``,
        ...question.choices.map(({ text }) => block(text)),
      ];
    case 'order':
      return [list(question.items.toSorted())];
    case 'number':
      return [];
  }
}

function answer(question: Question): string {
  switch (question.kind) {
    case 'single':
    case 'several':
      return list(
        question.choices.map(({ text, explanation }) => `${text}: ${oneLine(explanation)}`),
      );
    case 'output':
      return list(question.choices.map(({ explanation }) => oneLine(explanation)));
    case 'order':
      return `${question.items.map((item, index) => `${index + 1}. ${oneLine(item)}`).join('\n')}\n\n${question.explanation}`;
    case 'number':
      return [
        `${question.answer} ${question.unit ?? ''}`.trim(),
        question.explanation,
        ...(question.mistakes ?? []).map((mistake) => `${mistake.answer}: ${mistake.explanation}`),
      ].join('\n\n');
  }
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${oneLine(item)}`).join('\n');
}

function block(text: string): string {
  return `\`\`\`text\n${text.trimEnd()}\n\`\`\``;
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s*\n\s*/g, ' ');
}
