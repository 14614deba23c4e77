import { describe, expect, it } from 'vitest';
import { messages } from '../../fixtures/read-small-product.ts';

describe('errors', () => {
  it.each([
    [
      'the method and of the function that it calls',
      'PenController.use',
      ['400 No colour.', '404 No pen.'],
    ],
    [
      'the called service, also in a transaction and an inner function',
      'BookController.create',
      ['403 Not yours.', '400 The title {title} is taken.', '409 Locked.'],
    ],
    ['middleware', 'PlainController.pages', ['401 No key.', '400 No size.']],
    [
      'every class behind an interface',
      'PenController.written',
      ['400 Red only.', '400 Blue only.'],
    ],
    ['a function that calls itself', 'BookController.export', ['404 No such chapter.']],
    ['a method of the controller itself', 'NoteController.read', ['403 Not this note.']],
  ])('are those of %s', (_what, id, expected) => {
    expect(messages(id)).toEqual(expected);
  });

  it('are stopped by catch clauses, and pass where they are thrown on', () => {
    expect(messages('BookController.remove')).toEqual(['404 No such book.']);
    expect(messages('BookController.list')).toEqual([]);
    expect(messages('BookController.pages')).toEqual(['404 Hidden away.']);
    expect(messages('InkController.count')).toEqual(['404 Not counted.']);
    expect(messages('PenController.found')).toEqual(['404 Waited for.']);
    expect(messages('NoteController.copy')).toEqual([]);
  });

  it('of promises that are returned without await pass the catch clause', () => {
    expect(messages('NoteController.letter')).toEqual(['404 No letter.']);
    expect(messages('NoteController.write')).toEqual(['400 No ink.']);
    expect(messages('PenController.passed')).toEqual(['404 Not found.', '403 Not waited for.']);
  });

  it('of timers, listeners and promises nobody waits for do not come back', () => {
    expect(messages('BookController.save')).toEqual([]);
  });
});
