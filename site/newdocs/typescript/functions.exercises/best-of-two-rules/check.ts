import type { Checks } from '@vibe-docs/lessons/exercises/judging';
import type * as Solution from './solution.ts';

const always = (points: number) => () => points;

export const checks: Checks<typeof Solution> = {
  async higher({ best }, { gives }) {
    await gives(
      'best(() => 3, () => 7)("GET", "GET")',
      () => best(always(3), always(7))('GET', 'GET'),
      7,
    );
    await gives(
      'best(() => 9, () => 2)("GET", "GET")',
      () => best(always(9), always(2))('GET', 'GET'),
      9,
    );
  },
  async arguments({ best }, { gives }) {
    const seen = new Set<string>();
    const spy = (choice: string, answer: string) => {
      seen.add(`choice ${choice}, answer ${answer}`);
      return 1;
    };
    await gives('what the rules get for the choice "POST" and the answer "GET"', () => {
      best(spy, spy)('POST', 'GET');
      return [...seen];
    }, ['choice POST, answer GET']);
  },
  async negative({ best }, { gives }) {
    await gives(
      'best(() => -5, () => -2)("GET", "GET")',
      () => best(always(-5), always(-2))('GET', 'GET'),
      -2,
    );
    await gives(
      'best(() => -5, () => 0)("GET", "GET")',
      () => best(always(-5), always(0))('GET', 'GET'),
      0,
    );
  },
  async 'each-call'({ best }, { gives }) {
    const rule = best((choice) => choice.length, always(4));
    await gives('the rule for "GET"', () => rule('GET', 'GET'), 4);
    await gives('the same rule for "DELETE"', () => rule('DELETE', 'GET'), 6);
    let bonus = 2;
    const changing = best(() => bonus, always(4));
    await gives(
      'best(() => bonus, () => 4)("GET", "GET"), bonus 2',
      () => changing('GET', 'GET'),
      4,
    );
    bonus = 8;
    await gives('the same rule again, now with bonus 8', () => changing('GET', 'GET'), 8);
  },
};
