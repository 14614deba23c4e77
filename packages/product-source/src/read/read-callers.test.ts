import { describe, expect, it } from 'vitest';
import { facts, operation } from '../../fixtures/read-small-product.ts';
import { describeCallers } from '../openapi/describe-callers.ts';

/** Sentences about an operation that nobody has read. */
function sentences(id: string): readonly string[] {
  const texts = { sentences: new Map(), readings: new Map() };
  return describeCallers({ facts, texts }, operation(id));
}

describe('callers', () => {
  it('are read from decorators and ability checks', () => {
    expect(operation('BookController.create').callers).toEqual({
      needs: 'token',
      authorized: true,
      roles: ['admin'],
      adminsOnly: false,
      abilities: ['getBookAbility'],
      checks: [
        {
          ability: 'getBookAbility',
          action: 'create',
          subject: 'Book',
          attributes: ['courseId'],
          effect: 'refuses',
          conditional: false,
        },
      ],
    });
    expect(operation('BookController.read').callers.checks).toMatchObject([
      { action: 'view', effect: 'shapes' },
    ]);
    expect(operation('BookController.cover').callers.checks).toMatchObject([{ effect: 'ignored' }]);
    expect(operation('BookController.recent').callers).toMatchObject({
      needs: 'token',
      authorized: false,
    });
    expect(operation('PlainController.send').callers.needs).toBe('key');
    expect(operation('BookController.open').callers.needs).toBe('none');
  });

  it('get their roles from the rules: cases, conditions, early returns', () => {
    expect(
      facts.abilities.map(({ effect, role, action, within }) =>
        [effect, role, action, ...within].join(' '),
      ),
    ).toEqual([
      'can admin manage',
      'can * view',
      'can INSTRUCTOR create courseId',
      'can MANAGER create courseId',
      'can TA create courseId',
      'cannot TA create',
      'can STAFF remove',
      'can * read courseId',
      'can * look',
      'can * hide courseId role',
    ]);
    expect(sentences('BookController.create')[0]).toBe(
      'Permission `create` on `Book`: admins, instructors (within limits), managers (within limits).',
    );
  });
});

describe('sentences about callers', () => {
  it.each([
    ['read', 'Permission `read` on `Note`: anyone who is signed in (within limits).'],
    // The rule asks for an attribute that the checked note does not have.
    ['hide', 'Permission `hide` on `Note`: nobody.'],
    // Asked about the type, the rights library looks at no limits.
    ['list', 'Permission `read` on `Note`: anyone who is signed in.'],
    ['sort', 'Admins; the method refuses everyone else.'],
  ])('%s', (method, sentence) => {
    expect(sentences(`NoteController.${method}`)[0]).toBe(sentence);
  });

  it('follow the method into the service that refuses', () => {
    expect(sentences('InkController.drain')).toEqual([
      'Admins; the method refuses everyone else.',
      'The method lacks `@Authorized`: a missing token is not answered with 401 by it.',
    ]);
  });

  it('tell permissions that are asked for in some cases, and none that refuses nobody by itself', () => {
    expect(sentences('NoteController.hide').slice(1)).toEqual([
      'Permission `read` on `Note`, in some cases: anyone who is signed in.',
    ]);
  });
});

/** A schema without messages, descriptions and examples. */
