import type { Checks } from '@vibe-docs/lessons/exercises/judging';
import type * as Solution from './solution.ts';

/** A walk after some steps: `solve`, or a place to show. */
function after(
  Walk: typeof Solution.Walk,
  size: number,
  steps: readonly ('solve' | number)[] = [],
) {
  const walk = new Walk(size);
  for (const step of steps) {
    if (step === 'solve') walk.solve();
    else walk.show(step);
  }
  return walk;
}

/** The fields that code without types can reach, as JSON; sets and maps as arrays. */
function fieldsOf(walk: Solution.Walk): string {
  return JSON.stringify(Object.entries(walk), (_key, value: unknown) =>
    value instanceof Set || value instanceof Map ? [...value] : value,
  );
}

/** The place after code without types has set it; setting what has a getter only is an error. */
function placeAfterSetting(walk: Solution.Walk): number {
  try {
    Object.assign(walk, { place: 2 });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  return walk.place;
}

/** Sets each number that code without types can reach to 9. */
function raiseNumbers(walk: Solution.Walk): Solution.Walk {
  const numbers = Object.entries(walk).filter(([, value]) => typeof value === 'number');
  return Object.assign(walk, Object.fromEntries(numbers.map(([name]) => [name, 9])));
}

/** Puts all places into what getters give away. */
function fillGetters(walk: Solution.Walk): Solution.Walk {
  const members = Object.getOwnPropertyDescriptors(Object.getPrototypeOf(walk));
  for (const { get } of Object.values(members)) {
    const value: unknown = get?.call(walk);
    for (const place of [0, 1, 2, 3]) {
      if (Array.isArray(value) && Object.isExtensible(value)) value[place] = place;
      if (value instanceof Set) value.add(place);
    }
  }
  return walk;
}

export const checks: Checks<typeof Solution> = {
  async start({ Walk }, { gives }) {
    await gives('new Walk(4).place', () => after(Walk, 4).place, 0);
    await gives('new Walk(4).show(0)', () => after(Walk, 4).show(0), true);
    await gives('new Walk(4).show(2)', () => after(Walk, 4).show(2), false);
    await gives('new Walk(4).show(1)', () => after(Walk, 4).show(1), false);
  },
  async opens({ Walk }, { gives }) {
    await gives('new Walk(4), solve(): place', () => after(Walk, 4, ['solve']).place, 0);
    await gives(
      'new Walk(4), solve(), show(1), solve(), show(2): place',
      () => after(Walk, 4, ['solve', 1, 'solve', 2]).place,
      2,
    );
    await gives(
      'new Walk(4), solve(), show(1), solve(), show(0): place',
      () => after(Walk, 4, ['solve', 1, 'solve', 0]).place,
      0,
    );
    await gives('new Walk(4), solve(): show(2)', () => after(Walk, 4, ['solve']).show(2), false);
    await gives(
      'new Walk(4), solve(), show(1), solve(), show(0): show(2)',
      () => after(Walk, 4, ['solve', 1, 'solve', 0]).show(2),
      true,
    );
  },
  async outside({ Walk }, { gives }) {
    for (const place of [-1, 0.5, Number.NaN]) {
      await gives(
        `new Walk(4), solve(), show(1): show(${place})`,
        () => after(Walk, 4, ['solve', 1]).show(place),
        false,
      );
    }
    await gives(
      'new Walk(4), solve(), show(1), show(9): place',
      () => after(Walk, 4, ['solve', 1, 9]).place,
      1,
    );
  },
  async again({ Walk }, { gives }) {
    await gives(
      'new Walk(4), solve(), solve(): show(2)',
      () => after(Walk, 4, ['solve', 'solve']).show(2),
      false,
    );
    await gives(
      'new Walk(4), solve(), show(1), show(0), solve(): show(2)',
      () => after(Walk, 4, ['solve', 1, 0, 'solve']).show(2),
      false,
    );
  },
  async end({ Walk }, { gives }) {
    const steps = ['solve', 1, 'solve'] as const;
    const input = 'new Walk(2), solve(), show(1), solve()';
    await gives(`${input}: show(2)`, () => after(Walk, 2, steps).show(2), false);
    await gives(`${input}: show(0)`, () => after(Walk, 2, steps).show(0), true);
  },
  async hidden({ Walk }, { gives }) {
    const input = 'new Walk(4), solve(), show(1): does a field change that other code can reach?';
    const hasChanged = () => {
      const walk = after(Walk, 4);
      const before = fieldsOf(walk);
      walk.solve();
      walk.show(1);
      return fieldsOf(walk) !== before;
    };
    await gives(input, hasChanged, false);
    await gives(
      'new Walk(2), solve(), show(1), solve(), 9 put into each number that other code can reach: show(2)',
      () => raiseNumbers(after(Walk, 2, ['solve', 1, 'solve'])).show(2),
      false,
    );
    await gives('new Walk(4), place = 2: place', () => placeAfterSetting(after(Walk, 4)), 0);
    await gives(
      'new Walk(4), 0 to 3 put into the arrays and sets of its getters: show(3)',
      () => fillGetters(after(Walk, 4)).show(3),
      false,
    );
  },
};
