import { describe, expect, it } from 'vitest';
import { readNewestFacts } from '../compare/find-stale.ts';
import { hasRules } from './list-failures.ts';

const facts = readNewestFacts();

describe('hasRules', () => {
  it.each([
    ['a body whose class has rules', 'AuthController.login', true],
    ['a body whose class has none', 'SlotBookingController.bookSlot', false],
    ['an id in the path', 'CourseController.read', true],
    ['a number in the query', 'LedgerController.getMyLedger', true],
    ['only a name in the path', 'UserController.makeAdmin', false],
  ])('knows %s', (_case, id, expected) => {
    const operation = facts.operations.find((fact) => fact.id === id);
    if (operation === undefined) throw new Error(`No operation ${id}.`);
    expect(hasRules(operation)).toBe(expected);
  });
});
