import { join } from 'node:path';
import { memoryFiles, readSite } from '@vibe-docs/content';
import { describe, expect, test } from 'vitest';
import type { TypedBlock } from '../plan/block.ts';
import { planSamples } from '../plan/plan-samples.ts';
import { composeUnit, createTypeChecker } from './type-checker.ts';

const samplesFolder = join(import.meta.dirname, '..', '..');

/** Shared by all tests: it parses library files once. */
const checker = createTypeChecker(samplesFolder);

/** Plans a page with these fences. */
function planBlocks(...fences: readonly string[]): readonly TypedBlock[] {
  const text = fences.map((fence) => `\`\`\`${fence}\n\`\`\`\n`).join('\n');
  const set = { kind: 'docs', name: 'newdocs', routeBasePath: 'newdocs', sidebars: {} } as const;
  const { pages } = readSite(
    {
      folder: 'site',
      url: 'https://docs.example',
      sets: [{ ...set, folder: 'site/newdocs', versions: [] }],
      staticFolders: [],
      knownRoutes: [],
      knownFiles: [],
    },
    memoryFiles({ 'site/newdocs/demo/page.mdx': text }),
  );
  const plan = planSamples(pages, { seriesSets: ['newdocs'], strictSets: ['newdocs'] });
  expect(plan.diagnostics).toEqual([]);
  return plan.blocks.filter((block) => block.kind === 'typed');
}

/** The types of each block of a page: the marked name, then the type as the compiler formats it. */
function typesOf(...fences: readonly string[]): readonly (readonly string[])[] {
  return planBlocks(...fences).map((block) => {
    const { value } = block.fence;
    return checker
      .check(composeUnit(block))
      .shown.map(({ offset, length, text }) => `${value.slice(offset, offset + length)} → ${text}`);
  });
}

describe('declarations', () => {
  test('are marked where the type is inferred, not where it is written', () => {
    expect(
      typesOf(`ts
const user = { name: 'Ada', age: 36 };
let count = 0;
let limit: number = 3;
function grow(by: number): number {
  return by;
}
function half(by: number) {
  return by / 2;
}
type Id = string;`),
    ).toEqual([
      [
        'user → const user: { name: string; age: number; }',
        'count → let count: number',
        'half → function half(by: number): number',
      ],
    ]);
  });

  test('are marked in patterns, loops, callbacks and catch clauses', () => {
    const [types] = typesOf(`ts
const [first, ...others] = 'GET PUT'.split(' ');
for (const word of others) {
  console.log(word, first);
}
try {
  others.forEach((other, place) => console.log(other, place));
} catch (problem) {
  console.log(problem);
}`);
    expect(types).toEqual(
      expect.arrayContaining([
        'first → const first: string | undefined',
        'others → const others: string[]',
        'word → const word: string',
        'other → (parameter) other: string',
        'place → (parameter) place: number',
        'problem → var problem: unknown',
      ]),
    );
  });
});

describe('uses', () => {
  test('are marked where a check narrowed the type', () => {
    expect(
      typesOf(`ts
function label(value: string | null): string {
  if (value === null) {
    return '-';
  }
  return value;
}`),
    ).toEqual([['value → (parameter) value: string']]);
  });

  test('are marked with the type arguments that the compiler found', () => {
    const [types] = typesOf(`ts
function last<Item>(items: Item[]): Item | undefined {
  return items.at(-1);
}
const hint = last(['Look at the verb.']);`);
    expect(types).toEqual(
      expect.arrayContaining([
        'hint → const hint: string | undefined',
        'last → function last<string>(items: string[]): string | undefined',
      ]),
    );
  });

  test('show the type of a name from a preceding block once', () => {
    const [, second] = typesOf(
      `ts id="shape"
type Question = { id: string; text: string };`,
      `ts continues="shape"
const question: Question = { id: 'q1', text: 'Which verb reads?' };
const other: Question = question;`,
    );
    expect(second).toEqual(['Question → type Question = { id: string; text: string; }']);
  });

  test('are left out where the name is a key, an import or has no informative type', () => {
    expect(
      typesOf(`ts
import { readFileSync } from 'node:fs';
class Deck<Card> {
  cards: Card[] = [];
}
const deck: Deck<number> = new Deck();
const box: { readonly deck: Deck<number> } = { deck };
console.log(box, undefined);`),
    ).toEqual([['Deck → constructor Deck<number>(): Deck<number>']]);
  });
});

test('a block with declared errors shows the types that the compiler recovers with', () => {
  expect(
    typesOf(`ts errors="2322"
let total = 1;
total = 'two';`),
  ).toEqual([['total → let total: number']]);
});

test('a name that the compiler types as any after an error is not marked', () => {
  expect(
    typesOf(`ts errors="2540"
interface Learner {
  readonly id: string;
}
const learner = { id: 'l1' } as Learner;
learner.id = 'l2';`),
  ).toEqual([['learner → const learner: Learner']]);
});

test('JavaScript blocks have none', () => {
  expect(typesOf(`js\nconst count = 1;`)).toEqual([[]]);
});

test('types that are too long to read are omitted', () => {
  const fields = Array.from({ length: 12 }, (_, place) => `question${place}: 'answer ${place}'`);
  expect(typesOf(`ts\nconst all = { ${fields.join(', ')} } as const;`)).toEqual([[]]);
});

test('a union is formatted independently of other blocks', () => {
  const union = `ts
declare const verbs: ('PUT' | 'GET' | 'DELETE')[];
const chosen = verbs[0] ?? 'PATCH';
const later = chosen === 'PUT' ? undefined : chosen;`;
  const [alone] = typesOf(union);
  const [, afterOthers] = typesOf(
    `ts
const words: ('DELETE' | 'PATCH' | 'GET' | undefined)[] = [];`,
    union,
  );
  expect(alone).toContain('chosen → const chosen: "PUT" | "GET" | "DELETE" | "PATCH"');
  expect(afterOthers).toEqual(alone);
});
