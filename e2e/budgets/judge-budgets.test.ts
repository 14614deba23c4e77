import { describe, expect, test } from 'vitest';
import {
  type Budgets,
  judgeBudgets,
  judgeExported,
  judgeIslands,
  recordBudgets,
} from './judge-budgets.ts';
import type { PageWeight, Part } from './measure-pages.ts';

const roomy = { html: 9000, css: 9000, javascript: 9000, font: 0, total: 99_000, image: 9000 };
const budgets: Budgets = {
  pages: { doc: roomy },
  recorded: { 'main.js': 5000, 'styles.css': 2000 },
  islands: {},
};

const html: Part = part('html', 'the page itself', 1000);
const main: Part = part('javascript', 'main.js', 5000);
const styles: Part = part('css', 'styles.css', 2000);

function part(kind: Part['kind'], name: string, bytes: number): Part {
  return { kind, name, bytes };
}

function page(path: string, ...parts: readonly Part[]): PageWeight {
  return { path, parts, missing: [] };
}

describe('judging budgets', () => {
  test('reports nothing when every page is exactly at its budget', () => {
    const exact = { ...roomy, html: 1000, css: 2000, javascript: 5000, total: 8000 };
    expect(
      judgeBudgets(
        { doc: [page('/a', html, main, styles)] },
        { ...budgets, pages: { doc: exact } },
      ),
    ).toEqual([]);
  });

  test('reports the heaviest page, the excess, what grew and the remedy', () => {
    const tight = { ...budgets, pages: { doc: { ...roomy, javascript: 5100 } } };
    const grown = { ...main, bytes: 5250 };

    const findings = judgeBudgets(
      {
        doc: [
          page('/a', html, grown, styles),
          page('/b', html, grown, styles, part('javascript', 'own', 50)),
        ],
      },
      { ...tight, recorded: { ...tight.recorded, own: 50 } },
    );

    expect(findings).toEqual([
      {
        code: 'budget/over',
        message:
          'javascript of /b (and 1 more of its kind) is 5,300 B: 200 B over the doc budget of ' +
          '5,100 B. Parts: main.js 5,250 B (250 B more than recorded), own 50 B (not more than recorded).',
        hint:
          'Make what grew smaller or load it on demand. If it is worth its weight to every reader: ' +
          'npm run budgets -- --update, and say why in the commit.',
      },
    ]);
  });

  test('excludes images from the total', () => {
    const tight = { ...budgets, pages: { doc: { ...roomy, total: 8000 } } };
    const picture = part('image', 'a.svg', 5000);
    expect(judgeBudgets({ doc: [page('/a', html, main, styles, picture)] }, tight)).toEqual([]);
  });

  test('reports a new script, even within the budget', () => {
    const extra = part('javascript', 'extra.js', 300);
    const findings = judgeBudgets(
      { doc: [page('/a', html, extra), page('/b', html, extra)] },
      budgets,
    );
    expect(findings.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'budget/new-file: extra.js (javascript, 300 B) is loaded before any interaction by 2 pages, ' +
        'such as /a, and was not before.',
    ]);
  });

  test('reports a missing file once, with the first page that loads it', () => {
    const doc = ['/a', '/b'].map((path) => ({
      ...page(path, html),
      missing: ['/assets/js/gone.js'],
    }));
    expect(judgeBudgets({ doc }, budgets).map(({ message }) => message)).toEqual([
      '/a loads /assets/js/gone.js, which is not in the build.',
    ]);
  });

  test('reports a page kind without a budget', () => {
    expect(
      judgeBudgets({ event: [page('/a', html)] }, budgets).map(({ message }) => message),
    ).toEqual(['Pages of the kind "event" have no budget.']);
  });
});

describe('recording budgets', () => {
  const pages = {
    doc: [page('/a', html, main, styles), page('/b', { ...html, bytes: 2000 }, main, styles)],
  };

  test('leaves headroom above the heaviest page of a kind', () => {
    expect(recordBudgets(pages, { 'island-search': 2950 })).toEqual({
      pages: {
        doc: { html: 2100, css: 2100, javascript: 5100, font: 0, total: 9100, image: 0 },
      },
      recorded: { 'main.js': 5000, 'styles.css': 2000 },
      islands: { 'island-search': 3000 },
    });
  });

  test('has no findings afterwards', () => {
    expect(judgeBudgets(pages, recordBudgets(pages, {}))).toEqual([]);
  });
});

test('allows an exported page a fifth more than the total budget, and reports what it lacks', () => {
  const tight = { ...budgets, pages: { doc: { ...roomy, total: 1000 } } };
  const kinds = {
    doc: [page('/a', { ...html, bytes: 1220 }), page('/b', { ...html, bytes: 1221 })],
  };
  expect(judgeExported(kinds, tight).map(({ message }) => message)).toEqual([
    'total of /b is 1,221 B: 1 B over the doc budget on GitHub Pages of 1,220 B. Parts: the page itself 1,221 B (not recorded).',
  ]);
  const [gone] = judgeExported({ doc: [{ ...page('/a'), missing: ['/a.html'] }] }, tight);
  expect(gone?.code).toBe('budget/missing-file');
});

test('reports an island over its budget, and one without a budget', () => {
  const found = judgeIslands({ a: 100, b: 101, c: 1 }, { a: 100, b: 100 });
  expect(found.map(({ code, message }) => `${code}: ${message}`)).toEqual([
    'budget/over: b is 101 B: 1 B over its budget of 100 B.',
    'budget/no-budget: c (1 B) is loaded by an interaction and has no budget.',
  ]);
});
