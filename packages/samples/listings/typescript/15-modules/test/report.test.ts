import { expect, test, vi } from 'vitest';

// The alias leads to compiled files, which are not there in a test.
vi.mock('#shared/normalise.js', () => import('../riddle/src/shared/normalise.js'));

test('the report holds the normalised choice for each question', async () => {
  const { report } = await import('../riddle/src/report.js');
  const questions = [{ id: 'q1', text: '?', answer: 'GET' }];
  expect(report(questions, ' Put ')).toEqual([{ id: 'q1', choice: 'put' }]);
});
