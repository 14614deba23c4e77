import type { Checks } from '@vibe-docs/lessons/exercises/judging';
import type * as Solution from './solution.ts';

const letters = ['a', 'b', 'c', 'd', 'e'];

export const checks: Checks<typeof Solution> = {
  async items({ paginate }, { gives }) {
    const page = (number: number) => () => paginate([...letters], number, 2).items;
    await gives("paginate(['a', 'b', 'c', 'd', 'e'], 1, 2).items", page(1), ['a', 'b']);
    await gives("paginate(['a', 'b', 'c', 'd', 'e'], 2, 2).items", page(2), ['c', 'd']);
    await gives("paginate(['a', 'b', 'c', 'd', 'e'], 3, 2).items", page(3), ['e']);
  },
  async pages({ paginate }, { gives }) {
    const pages = (size: number) => () => paginate([...letters], 1, size).pages;
    const page = (number: number) => () => paginate([...letters], number, 4).page;
    await gives(
      'paginate([10, 0, 5, 10], 1, 2).pages',
      () => paginate([10, 0, 5, 10], 1, 2).pages,
      2,
    );
    await gives("paginate(['a', 'b', 'c', 'd', 'e'], 1, 2).pages", pages(2), 3);
    await gives("paginate(['a', 'b', 'c', 'd', 'e'], 1, 5).pages", pages(5), 1);
    await gives("paginate(['a', 'b', 'c', 'd', 'e'], 1, 4).pages", pages(4), 2);
    await gives("paginate(['a', 'b', 'c', 'd', 'e'], 2, 4).page", page(2), 2);
  },
  async 'any-type'({ paginate }, { gives }) {
    const points = [10, 0, 5];
    const input = 'paginate([10, 0, 5], 1, 2)';
    await gives(`${input}.items`, () => paginate(points, 1, 2).items, [10, 0]);
    await gives(`the array after ${input}`, () => points, [10, 0, 5]);
  },
  async outside({ paginate }, { gives }) {
    const input = "paginate(['a', 'b', 'c', 'd', 'e'], 4, 2).items";
    await gives(input, () => paginate([...letters], 4, 2).items, []);
  },
};
