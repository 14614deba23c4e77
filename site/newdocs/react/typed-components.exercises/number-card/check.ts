import type { Checks, PageTools } from '@vibe-docs/lessons/exercises/judging';
import type * as Solution from './solution.tsx';

const day = { id: 'n1', text: 'How long is a day in hours?', answer: 24, tolerance: 0.1 };
const inch = { id: 'n2', text: 'How many centimetres is an inch?', answer: 2.54, tolerance: 0.05 };

/** The message on the page. */
function messageIn(text: string): string {
  return /\b(?:right|wrong)\b/.exec(text)?.[0] ?? 'no message';
}

export const checks: Checks<typeof Solution, PageTools> = {
  async empty({ NumberCard }, { render, gives }) {
    const page = await render(NumberCard, { question: day, onSolved: () => undefined });
    await gives('is Check disabled at first?', () => page.isDisabled('button', 'Check'), true);
    await page.type('0');
    await gives(
      'is Check disabled after typing 0?',
      () => page.isDisabled('button', 'Check'),
      false,
    );
    await page.type('');
    await gives(
      'is Check disabled when the input is empty again?',
      () => page.isDisabled('button', 'Check'),
      true,
    );
  },
  async judges({ NumberCard }, { render, gives }) {
    for (const [question, typed, expected] of [
      [day, '24', 'right'],
      [day, '12', 'wrong'],
      [inch, '2.54', 'right'],
      [inch, '24', 'wrong'],
    ] as const) {
      const page = await render(NumberCard, { question, onSolved: () => undefined });
      await page.type(typed);
      await page.click('button', 'Check');
      await gives(`"${question.text}" ${typed}`, () => messageIn(page.text()), expected);
    }
  },
  async tolerance({ NumberCard }, { render, gives }) {
    const beans = { id: 'n3', text: 'How many beans are there?', answer: 50, tolerance: 5 };
    const rest = { id: 'n4', text: 'How much is left?', answer: 0.7, tolerance: 0.1 };
    for (const [question, typed, expected] of [
      [beans, '55', 'right'],
      [beans, '56', 'wrong'],
      [day, '23.9', 'right'],
      [day, '24.1', 'right'],
      [day, '24.2', 'wrong'],
      [rest, '0.8', 'right'],
    ] as const) {
      const page = await render(NumberCard, { question, onSolved: () => undefined });
      await page.type(typed);
      await page.click('button', 'Check');
      const { answer, tolerance } = question;
      await gives(
        `answer ${answer}, tolerance ${tolerance}: ${typed}`,
        () => messageIn(page.text()),
        expected,
      );
    }
  },
  async solved({ NumberCard }, { render, gives }) {
    const calls: string[] = [];
    const page = await render(NumberCard, { question: inch, onSolved: (id) => calls.push(id) });
    await page.type('6');
    await page.click('button', 'Check');
    await gives('calls of onSolved after a wrong number', () => calls, []);
    await page.type('2.5');
    await page.click('button', 'Check');
    await gives('calls of onSolved after a right number for n2', () => calls, ['n2']);
  },
  async typing({ NumberCard }, { render, gives }) {
    const page = await render(NumberCard, { question: inch, onSolved: () => undefined });
    await page.type('6');
    await page.click('button', 'Check');
    await page.type('7');
    await gives(
      'the message after Check and one more key',
      () => messageIn(page.text()),
      'no message',
    );
  },
};
