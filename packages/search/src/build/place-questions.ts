import { stemsOf } from '../engine/score-word.ts';
import type { HeadingSection } from '../schema/page-records.ts';

/** A section answers a question when its score is this share of the question's weight. Chosen, not fitted. */
const LEAST_SHARE = 0.7;

/** Factor of a word that the title has: it says what the section is about. Chosen, not fitted. */
const IN_TITLE = 1.2;

/**
 * Finds the section that answers each question of `asked` and each name of `also_called` in a page's front matter, as far
 * as words can tell: the one that holds most of them, of which those that few sections hold count more.
 *
 * @param sections of a page, its title first
 * @param asked the questions and names
 * @param unasked ids (anchors) of sections that get none
 * @returns what belongs to each section; what no section holds, to the first
 */
export function placeQuestions(
  sections: readonly HeadingSection[],
  asked: readonly string[],
  unasked: ReadonlySet<string>,
): readonly (readonly string[])[] {
  const held = sections.map(({ title, prose, code }) => ({
    title: new Set(stemsOf(title)),
    all: new Set(stemsOf(`${title} ${prose} ${code}`)),
  }));
  const weigh = (stem: string) => {
    const count = held.filter(({ all }) => all.has(stem)).length;
    return Math.log(1 + held.length / (1 + count));
  };
  const placed = sections.map((): string[] => []);
  for (const question of asked) {
    const words = new Map(stemsOf(question).map((stem) => [stem, weigh(stem)]));
    const sum = (worthOf: (stem: string) => number) =>
      [...words].reduce((total, [stem, weight]) => total + weight * worthOf(stem), 0);
    const scores = held.map(({ title, all }, place) =>
      unasked.has(sections[place]?.anchor ?? '')
        ? 0
        : sum((stem) => (title.has(stem) ? IN_TITLE : Number(all.has(stem)))),
    );
    const most = Math.max(...scores);
    const isHeld = most >= LEAST_SHARE * sum(() => 1);
    placed[isHeld ? scores.indexOf(most) : 0]?.push(question);
  }
  return placed;
}
