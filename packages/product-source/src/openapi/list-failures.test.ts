import { describe, expect, it } from 'vitest';
import { operation as inSmall, facts as small } from '../../fixtures/read-small-product.ts';
import { readNewestFacts } from '../compare/find-stale.ts';
import { BROKEN_RULE, hasRules, listFailures } from './list-failures.ts';
import { findUnread, readFailure } from './read-texts.ts';

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
  const list = (id: string, ...entries: string[]) => {
    const errors = entries.map((entry) => readFailure(entry, { file: 'a.yaml', key: 'a errors' }));
    const readings = new Map(
      entries.length > 0 ? [[id, { state: '', errors, ids: [], isFilled: false }]] : [],
    );
    return listFailures({ facts: small, texts: { sentences: new Map(), readings } }, inSmall(id));
  };

  it('has what was read behind the checks of token and rules', () => {
    expect(list('BookController.create', '409 HttpError: Locked.')).toEqual([
      { status: 403, message: 'The token is missing or not valid.' },
      { status: 400, message: BROKEN_RULE },
      { status: 409, message: 'Locked.', name: 'HttpError' },
    ]);
  });

  it('has the order of a list that names the checks itself', () => {
    const failures = list(
      'BookController.create',
      '400 Odd page.',
      '403 The token is missing or not valid.',
      `400 ${BROKEN_RULE}`,
      '404 No shelf.',
    );
    expect(failures.map(({ status }) => status)).toEqual([400, 403, 400, 404]);
    // The framework refuses: its errors have other classes.
    expect(failures.map(({ name }) => name)).toEqual([
      'BadRequestError',
      undefined,
      undefined,
      'NotFoundError',
    ]);
  });

  it('has what the reader finds where nobody has read the operation', () => {
    expect(list('PenController.use').map(({ message }) => message)).toContain('No colour.');
  });
});

describe('readFailure', () => {
  it.each([
    ['404 Not found.', { status: 404, message: 'Not found.', name: 'NotFoundError' }],
    ['500 TypeError: x is null', { status: 500, message: 'x is null', name: 'TypeError' }],
    ['500 Read: {error}', { status: 500, message: 'Read: {error}', name: 'InternalServerError' }],
    [
      { '400 Too late.': 'A week after `dueAt`.' },
      {
        status: 400,
        message: 'Too late.',
        name: 'BadRequestError',
        words: 'A week after `dueAt`.',
      },
    ],
  ])('reads %j', (entry, expected) => {
    expect(readFailure(entry, { file: 'a.yaml', key: 'a errors' })).toEqual(expected);
  });

  it.each(['Not found.', '404', '418 No teapot.'])('refuses %j with its place', (entry) => {
    const place = { file: 'books.yaml', key: 'BookController.read errors' };
    expect(() => readFailure(entry, place)).toThrow(
      `Cannot read texts/books.yaml: "BookController.read errors" has "${entry}".`,
    );
  });
});

describe('findUnread', () => {
  it('names what nobody has read, and what has changed since', () => {
    const [first, second, ...others] = small.operations;
    if (first === undefined || second === undefined) throw new Error('No operations.');
    const reading = { errors: [], ids: [], isFilled: false };
    const readings = new Map([
      [second.id, { ...reading, state: 'before' }],
      ...others.map(({ id, state }) => [id, { ...reading, state }] as const),
    ]);
    expect(findUnread(small, { sentences: new Map(), readings })).toEqual([
      { id: first.id, state: first.state, isNew: true },
      { id: second.id, state: second.state, isNew: false },
    ]);
  });
});
