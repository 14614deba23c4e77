import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeSite, FakeStore } from '../testing/fake-site.ts';
import { LIST_FILE } from './file-list.ts';
import { readContent, readCopy, savedFiles, storedHashes } from './saved-copy.ts';
import { removeSets, updateCopy } from './update-copy.ts';

let site: FakeSite;
let store: FakeStore;
let loaded: string[];
let onRequest: () => Promise<void>;

beforeEach(() => {
  site = new FakeSite();
  store = new FakeStore();
  loaded = [];
  onRequest = async () => {};
});

type Happening = 'answer' | 'offline' | 'missing' | 'damaged' | 'release' | 'full';

/** @param happenings what happens at each request, in order; then all are answered */
function update(names: readonly string[], happenings: readonly Happening[] = []) {
  const left = happenings.values();
  const load = async (path: string): Promise<Response> => {
    loaded.push(path);
    await onRequest();
    const happening = left.next().value ?? 'answer';
    switch (happening) {
      case 'offline':
        throw new TypeError('Failed to fetch');
      case 'missing':
        return new Response('Not found', { status: 404 });
      case 'damaged':
        return new Response((await site.answer(path)).body?.pipeThrough(cutOff()));
      case 'release':
        site.version += 1;
        break;
      case 'full':
        store.isFull = () => true;
    }
    return site.answer(path);
  };
  return updateCopy(names, { store, load, now: () => site.version });
}

function cutOff(): TransformStream<Uint8Array, Uint8Array> {
  return new TransformStream({
    transform: (chunk, controller) => controller.enqueue(chunk.slice(0, -1)),
  });
}

/** What each saved page would be answered with, by its address. */
async function read(): Promise<Readonly<Record<string, string | undefined>>> {
  const copy = await readCopy(store);
  const files = copy === undefined ? [] : [...savedFiles(copy)];
  const contents = files.map(
    async ([path, hash]) => [path, await (await readContent(store, hash))?.text()] as const,
  );
  return Object.fromEntries(await Promise.all(contents));
}

const versionOf = (sets: readonly string[], version: number) =>
  Object.fromEntries(site.pathsOf(sets).map((path) => [path, site.contentOf(path, version)]));

it('saves a set, and nothing else', async () => {
  expect(await update(['express'])).toMatchObject({ kind: 'saved' });
  expect(await read()).toEqual(versionOf(['express'], 1));
});

it('loads only changed contents, and brings saved sets to the version of a new one', async () => {
  await update(['express']);
  site.version = 2;
  loaded = [];
  await update(['react']);
  expect(await read()).toEqual(versionOf(['express', 'react'], 2));
  expect(loaded).not.toContain('style.css');
});

it('continues after a failure where it was', async () => {
  await update(['express'], ['answer', 'answer', 'answer', 'answer', 'offline']);
  loaded = [];
  await update(['express']);
  expect(loaded).toHaveLength(2);
});

it.each<[string, Happening[], object]>([
  ['the network', ['answer', 'offline'], { reason: 'network' }],
  [
    'a missing file',
    ['answer', 'missing', 'answer', 'answer', 'answer', 'missing'],
    { reason: 'file', path: '' },
  ],
  ['no space', ['answer', 'answer', 'full'], { reason: 'full' }],
  ['new versions', Array<Happening>(40).fill('release'), { reason: 'changing' }],
  ['the list', ['missing'], { reason: 'file', path: LIST_FILE }],
])('says what failed: %s', async (_case, happenings, expected) => {
  expect(await update(['express'], happenings)).toMatchObject({ kind: 'failed', ...expected });
  expect(await read()).toEqual({});
});

it.each([1, 50, 99])('begins again when a new version is published at %i %', async (percent) => {
  const requests = site.pathsOf(['express', 'react']).length;
  const place = 1 + Math.floor((requests * percent) / 100);
  const happenings = Array.from(
    { length: place + 1 },
    (_, index): Happening => (index === place ? 'release' : 'answer'),
  );
  expect(await update(['express', 'react'], happenings)).toMatchObject({ kind: 'saved' });
  expect(await read()).toEqual(versionOf(['express', 'react'], 2));
});

it('refuses a set that the site does not offer', async () => {
  expect(await update(['gone'])).toMatchObject({ kind: 'failed', reason: 'file' });
});

it('gives space back when there was too little', async () => {
  await update(['express']);
  const before = await storedHashes(store);
  await update(['react'], ['answer', 'answer', 'answer', 'full']);
  expect(await storedHashes(store)).toEqual(before);
});

describe('removeSets', () => {
  it('removes the contents of a set that no other has', async () => {
    await update(['express', 'react']);
    await removeSets(['react'], store);
    expect(await read()).toEqual(versionOf(['express'], 1));
    expect((await storedHashes(store)).size).toBe(4);
  });

  it('leaves nothing when all are removed', async () => {
    await update(['express']);
    expect(await removeSets(['express'], store)).toBeUndefined();
    expect(await store.keys()).toEqual([]);
  });
});

const happening = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Happening>('answer') },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Happening>('offline', 'missing', 'damaged', 'release', 'full'),
  },
);
const schedule = fc.array(
  fc.record({
    names: fc.subarray(['express', 'react']),
    happenings: fc.array(happening, { maxLength: 30 }),
    isReleased: fc.boolean(),
    /** The browser is closed at this write. */
    closesAt: fc.option(fc.nat(20), { nil: undefined }),
  }),
  { minLength: 1, maxLength: 5 },
);

it('never mixes versions and never loses a saved set, whatever happens to network, site and storage', async () => {
  const outcomes = new Set<string>();
  await fc.assert(
    fc.asyncProperty(schedule, async (steps) => {
      site = new FakeSite();
      store = new FakeStore();
      let before: Awaited<ReturnType<typeof read>> = {};
      for (const { names, happenings, isReleased, closesAt } of steps) {
        site.version += isReleased ? 1 : 0;
        let writes = 0;
        store.isFull = () => {
          writes += 1;
          return closesAt !== undefined && writes > closesAt;
        };
        const during: unknown[] = [];
        onRequest = async () => {
          if (loaded.length % 3 === 0) during.push(await read());
        };
        const result = await update(names, happenings);
        // The former copy is complete until the new one is.
        expect(during).toEqual(during.map(() => before));
        outcomes.add(result.kind === 'saved' ? result.kind : result.reason);
        const sets = (await readCopy(store))?.sets ?? [];
        const now = await read();
        if (result.kind === 'failed') {
          expect(now).toEqual(before);
        } else {
          expect(sets).toEqual(expect.arrayContaining([...names]));
          const versions = Array.from({ length: site.version }, (_, index) => index + 1);
          const complete = versions.map((version) => JSON.stringify(versionOf(sets, version)));
          const own = Object.fromEntries(site.pathsOf(sets).map((path) => [path, now[path]]));
          expect(complete).toContain(JSON.stringify(own));
        }
        before = now;
      }
    }),
    { numRuns: 1_000, seed: 29 },
  );
  expect([...outcomes].sort()).toEqual(['file', 'full', 'network', 'saved']);
});
