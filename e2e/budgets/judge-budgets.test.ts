import { describe, expect, test } from 'vitest';
import { type Budgets, judgeBudgets, type KindOfPage } from './judge-budgets.ts';
import type { Part } from './page-weight.ts';
import { recordBudgets } from './record-budgets.ts';

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
  return { kind, name, file: `/${name}`, bytes };
}

function doc(path: string, ...parts: readonly Part[]): KindOfPage {
  return { kind: 'doc', weight: { path, parts, missing: [] } };
}

describe('judging budgets', () => {
  test('reports nothing when every page is exactly at its budget', () => {
    const exact = { ...roomy, html: 1000, css: 2000, javascript: 5000, total: 8000 };
    expect(
      judgeBudgets([doc('/a', html, main, styles)], { ...budgets, pages: { doc: exact } }),
    ).toEqual([]);
  });

  test('reports the heaviest page, the excess, what grew and the remedy', () => {
    const tight = { ...budgets, pages: { doc: { ...roomy, javascript: 5100 } } };
    const grown = { ...main, bytes: 5250 };

    const findings = judgeBudgets(
      [
        doc('/a', html, grown, styles),
        doc('/b', html, grown, styles, part('javascript', 'own', 50)),
      ],
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
    expect(judgeBudgets([doc('/a', html, main, styles, picture)], tight)).toEqual([]);
  });

  test('reports a new script, even within the budget', () => {
    const extra = part('javascript', 'extra.js', 300);
    const findings = judgeBudgets([doc('/a', html, extra), doc('/b', html, extra)], budgets);
    expect(findings.map(({ code, message }) => `${code}: ${message}`)).toEqual([
      'budget/new-file: extra.js (javascript, 300 B) is loaded before any interaction by 2 pages, ' +
        'such as /a, and was not before.',
    ]);
  });

  test('reports a missing file once, with the first page that loads it', () => {
    const missing = ['/a', '/b'].map((path) => ({
      kind: 'doc',
      weight: { path, parts: [html], missing: [{ page: path, file: '/assets/js/gone.js' }] },
    }));
    expect(judgeBudgets(missing, budgets).map(({ message }) => message)).toEqual([
      '/a loads /assets/js/gone.js, which is not in the build.',
    ]);
  });

  test('reports a page kind without a budget', () => {
    const page = { ...doc('/a', html), kind: 'event' };
    expect(judgeBudgets([page], budgets).map(({ message }) => message)).toEqual([
      'Pages of the kind "event" have no budget.',
    ]);
  });
});

describe('recording budgets', () => {
  const pages = [doc('/a', html, main, styles), doc('/b', { ...html, bytes: 2000 }, main, styles)];

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
