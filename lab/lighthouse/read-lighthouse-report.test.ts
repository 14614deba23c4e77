import { expect, test } from 'vitest';
import { readLighthouseReport } from './read-lighthouse-report.ts';

const report = {
  categories: {
    performance: { score: 0.984, auditRefs: [{ id: 'lcp', weight: 25 }] },
    accessibility: {
      score: 0.9,
      auditRefs: [
        { id: 'target-size', weight: 7 },
        { id: 'color-contrast', weight: 7 },
        { id: 'manual', weight: 0 },
      ],
    },
    'best-practices': { score: 1, auditRefs: [] },
    seo: { score: 1, auditRefs: [{ id: 'not-for-this-page', weight: 1 }] },
  },
  audits: {
    lcp: { title: 'Largest paint', score: 0.93 },
    'target-size': {
      title: 'Targets are too small',
      score: 0,
      details: {
        items: [{ node: { snippet: '<a class="hash-link">' } }, { href: '/vibe/blog' }, {}],
      },
    },
    'color-contrast': { title: 'Contrast', score: 1 },
    manual: { title: 'To be seen by people', score: 0 },
    'not-for-this-page': { title: 'Nothing to judge', score: null },
  },
};

test('reads scores and the audits that lower them', () => {
  expect(readLighthouseReport(JSON.stringify(report))).toEqual({
    scores: { performance: 98, accessibility: 90, 'best-practices': 100, seo: 100 },
    failed: [
      { category: 'performance', id: 'lcp', title: 'Largest paint', places: [] },
      {
        category: 'accessibility',
        id: 'target-size',
        title: 'Targets are too small',
        places: ['<a class="hash-link">', '/vibe/blog'],
      },
    ],
  });
});

test('rejects a report without a score', () => {
  const broken = {
    ...report,
    categories: { ...report.categories, seo: { score: null, auditRefs: [] } },
  };
  expect(() => readLighthouseReport(JSON.stringify(broken))).toThrow(
    'Lighthouse gave no score for seo.',
  );
});
