import { describe, expect, it } from 'vitest';
import { operation as inSmall, facts as small } from '../../fixtures/read-small-product.ts';
import { readNewestFacts } from '../compare/find-stale.ts';
import { BROKEN_RULE, hasRules, listFailures } from './list-failures.ts';

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

describe('listFailures', () => {
  it.each([
    ['`@UseBefore`', 'PlainController.pages', ['No key.', BROKEN_RULE]],
    [
      '`@UseBefore` before the token',
      'BookController.pages',
      ['Odd page.', 'The token is missing or not valid.'],
    ],
    ['uploads', 'PenController.use', ['Too big.', BROKEN_RULE, 'No colour.']],
    ['`@Type`', 'InkController.change', ['No such colour to choose.', BROKEN_RULE, 'No name.']],
  ])('has what %s refuses before the checks that come later', (_what, id, expected) => {
    const failures = listFailures(small, inSmall(id)).map(({ message }) => message);
    expect(failures.slice(0, expected.length)).toEqual(expected);
  });
});
