import { describe, expect, it } from 'vitest';
import { operation as inSmall, facts as small } from '../../fixtures/read-small-product.ts';
import { readNewestFacts } from '../compare/find-stale.ts';
import { BROKEN_RULE, hasRules, listFailures } from './list-failures.ts';
import { findTextGaps } from './read-texts.ts';

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
    const failures = listFailures({ facts: small, texts: new Map() }, inSmall(id)).map(
      ({ message }) => message,
    );
    expect(failures.slice(0, expected.length)).toEqual(expected);
  });

  it('follows what was read by hand about the errors of an operation', () => {
    const operation = inSmall('PenController.use');
    const list = (...corrections: [string, string][]) => {
      const texts = new Map(corrections.map(([kind, name]) => [`PenController.use ${kind}`, name]));
      return listFailures({ facts: small, texts }, operation);
    };
    const error = list().find(({ message }) => message === 'No colour.');
    const name = `${error?.status} No colour.`;
    expect(error).toBeDefined();
    expect(list(['never', name])).not.toContainEqual(error);
    expect(list(['open', name])).toContainEqual({ ...error, isDoubtful: true });
    expect(list(['open', name], ['comes', name])).toContainEqual({ ...error, isDoubtful: true });
    expect(list(['also', '500 TypeError: no pen']).at(-1)).toEqual({
      status: 500,
      message: 'TypeError: no pen',
      when: '',
    });
    const gaps = findTextGaps(small, new Map([['PenController.use never', `${name}\n404 Gone.`]]));
    expect(gaps).toContain('The text PenController.use never names no error of it: "404 Gone.".');
    expect(gaps.join()).not.toContain('No colour.');
  });

  it('has a doubtful error once, and not where the same one is certain', () => {
    for (const operation of facts.operations) {
      const failures = listFailures({ facts, texts: new Map() }, operation);
      const certain = failures.filter(({ isDoubtful }) => !isDoubtful);
      for (const { status, message } of failures.filter(({ isDoubtful }) => isDoubtful)) {
        expect(certain).not.toContainEqual(expect.objectContaining({ status, message }));
      }
    }
  });
});
