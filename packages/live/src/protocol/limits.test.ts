import { expect, test } from 'vitest';
import { OutputBudget } from './limits.ts';

test('shows 200 lines', () => {
  const budget = new OutputBudget();
  const shown = Array.from({ length: 300 }, () => budget.take('a')).filter(Boolean);
  expect(shown).toHaveLength(200);
});

test('shows 40,000 characters', () => {
  const budget = new OutputBudget();
  expect(budget.take('x'.repeat(40_000))).toBe(true);
  expect(budget.take('x')).toBe(false);
});
