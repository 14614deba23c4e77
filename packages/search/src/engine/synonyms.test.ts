import { describe, expect, it } from 'vitest';
import subjects from './synonyms.json' with { type: 'json' };
import { SYNONYMS } from './synonyms.ts';
import { fold, stemOf } from './words.ts';

const sorted = (texts: readonly string[]) => [...texts].sort();
const stemsOf = (phrase: string) => phrase.split(' ').map(stemOf).join(' ');
const twice = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

describe('synonyms.json', () => {
  it('is sorted: subjects, groups, and the phrases of a group that are typed', () => {
    expect(Object.keys(subjects)).toEqual(sorted(Object.keys(subjects)));
    for (const groups of Object.values(subjects)) {
      expect(groups).toEqual(sorted(groups));
    }
    for (const { typed } of SYNONYMS) {
      expect(typed).toEqual(sorted(typed));
    }
  });

  it('has groups of two phrases or more in lower case, with single spaces', () => {
    for (const { typed, finds } of SYNONYMS) {
      expect(new Set([...typed, ...finds]).size).toBeGreaterThan(1);
      for (const phrase of [...typed, ...finds]) {
        expect(phrase).toBe(fold(phrase));
        expect(phrase).toMatch(/^[^ =>]+(?: [^ =>]+)*$/);
      }
    }
  });

  it('says nothing twice: no group has two forms of a phrase, no other group repeats it', () => {
    for (const { typed, finds } of SYNONYMS) {
      expect(twice([...new Set([...typed, ...finds])].map(stemsOf))).toEqual([]);
    }
    const pairs = SYNONYMS.flatMap(({ typed, finds }) =>
      typed.flatMap((one) =>
        finds
          .filter((other) => other !== one)
          .map((other) => `${stemsOf(one)} > ${stemsOf(other)}`),
      ),
    );
    expect(twice(pairs)).toEqual([]);
  });
});
