import { describe, expect, it } from 'vitest';
import { facts, messages, operation, withoutWords } from '../../fixtures/read-small-product.ts';
import { hasRules } from '../openapi/list-failures.ts';

describe('operations', () => {
  it('have prefix, path, method and place; comments are no decorators', () => {
    expect(facts.operations.map(({ id, method, path }) => `${id} ${method} ${path}`)).toEqual([
      'BookController.list get /v1/books/',
      'BookController.read get /v1/books/{bookId}',
      'BookController.recent get /v1/books/recent',
      'BookController.create post /v1/books',
      'BookController.open get /v1/books/{bookId}/open',
      'BookController.open.post post /v1/books/{bookId}/open',
      'BookController.remove delete /v1/books/{bookId}',
      'BookController.cover post /v1/books/{bookId}/cover',
      'BookController.pages post /v1/books/{bookId}/pages',
      'BookController.save put /v1/books/{bookId}/draft',
      'BookController.live get /v1/books/{bookId}/live',
      'BookController.export get /v1/books/{bookId}/export',
      'OldController.list get /v1/old',
      'InkController.change put /v1/inks/{inkId}',
      'InkController.remove delete /v1/inks/{inkId}',
      'InkController.rename patch /v1/inks/{inkId}',
      'InkController.label patch /v1/inks/{inkId}/drops/{no}',
      'InkController.drain delete /v1/inks/',
      'InkController.make post /v1/inks/{name}',
      'InkController.list get /v1/inks/',
      'InkController.sheet get /v1/inks/sheet',
      'InkController.count get /v1/inks/{inkId}/count',
      'NoteController.read get /v1/notes/{courseId}',
      'NoteController.hide delete /v1/notes/{courseId}',
      'NoteController.list get /v1/notes/',
      'NoteController.sort put /v1/notes/',
      'NoteController.letter get /v1/notes/letters/{id}',
      'NoteController.write post /v1/notes/letters',
      'NoteController.copy post /v1/notes/letters/{id}',
      'NoteController.stamp post /v1/notes/stamps/{id}',
      'PenController.use put /v1/pens/{penId}',
      'PenController.add post /v1/pens/{penId}',
      'PenController.cap get /v1/pens/{penId}/caps',
      'PenController.list get /v1/pens/',
      'PenController.found get /v1/pens/{penId}/found',
      'PenController.passed get /v1/pens/{penId}/passed',
      'PenController.written get /v1/pens/{penId}/written',
      'PlainController.send post /v1/plain',
      'PlainController.note post /v1/plain/notes',
      'PlainController.pages get /v1/plain/pages',
    ]);
    expect(operation('BookController.create')).toMatchObject({
      module: 'books',
      file: 'backend/src/modules/books/controllers/BookController.ts',
      line: 36,
    });
  });

  it('tell what the server does not load or never reaches', () => {
    expect(operation('OldController.list').served).toBe(false);
    expect(operation('BookController.recent').shadowedBy).toBe('BookController.read');
    expect(operation('BookController.read').shadowedBy).toBeNull();
  });

  it('have parameters of classes and single ones', () => {
    expect(withoutWords(operation('BookController.read').parameters)).toEqual([
      {
        name: 'bookId',
        in: 'path',
        required: true,
        schema: { type: 'string', pattern: '^[0-9a-fA-F]{24}$' },
      },
      { name: 'page', in: 'query', required: false, schema: { type: 'number', default: 1 } },
    ]);
    expect(withoutWords(operation('BookController.recent').parameters)).toEqual([
      { name: 'since', in: 'query', required: false, schema: { type: 'string' } },
    ]);
    expect(withoutWords(operation('BookController.list').parameters)).toEqual([
      { name: 'search', in: 'query', required: false, schema: { type: 'string' } },
      {
        name: 'limit',
        in: 'query',
        required: true,
        schema: { type: 'integer', minimum: 1, maximum: 50 },
      },
    ]);
  });

  it('may be refused by the method itself when they are missing', () => {
    expect(operation('PlainController.pages').parameters).toEqual([
      { name: 'size', in: 'query', required: false, needed: true, schema: { type: 'number' } },
    ]);
    expect(operation('PlainController.pages').errors).toContain('modules/plain/index:23');
  });

  it('have the values with which a method compares what it reads by hand', () => {
    expect(operation('NoteController.list').parameters).toEqual([
      {
        name: 'form',
        in: 'query',
        required: false,
        schema: { type: 'string', enum: ['short'], 'x-unchecked': true },
      },
    ]);
  });

  it('have bodies: validated, uploaded, read by hand', () => {
    expect(operation('BookController.create').body).toMatchObject({
      source: 'class',
      schema: { $ref: '#/components/schemas/CreateBookBody' },
    });
    expect(operation('BookController.cover').body).toMatchObject({
      contentType: 'multipart/form-data',
      schema: { properties: { image: { format: 'binary' }, title: { type: 'string' } } },
    });
    expect(operation('BookController.pages').body?.schema.properties?.scans).toEqual({
      type: 'array',
      maxItems: 5,
      items: { type: 'string', format: 'binary', maxLength: 2048 },
    });
    expect(operation('NoteController.write').body?.schema.properties).toEqual({
      seal: { type: 'array', items: { type: 'string', format: 'binary' } },
    });
    expect(operation('PlainController.note').body).toMatchObject({ required: true, limit: '2mb' });
    // Without a type, the names that the method takes out of it, as what it uses them.
    expect(operation('InkController.make').body).toEqual({
      source: 'unknown',
      contentType: 'application/json',
      required: true,
      needed: ['shade'],
      schema: {
        type: 'object',
        properties: { shade: { type: 'string' }, depth: { type: 'number' } },
      },
    });
    expect(operation('BookController.save').body).toMatchObject({
      source: 'stream',
      required: false,
    });
    expect(operation('BookController.list').body).toBeNull();
  });

  it('are checked before they run where a validator or a type asks for it', () => {
    const checked = facts.operations.filter((fact) => hasRules(fact)).map(({ id }) => id);
    expect(checked).toContain('BookController.create');
    expect(checked).toContain('PlainController.pages');
    expect(checked).not.toContain('PlainController.note');
    expect(checked).not.toContain('BookController.pages');
  });

  it('have the answers that are returned, whatever type is declared for them', () => {
    expect(operation('NoteController.sort').success).toMatchObject({
      empty: 204,
      schema: {
        properties: { sorted: {}, at: { properties: { line: { type: 'number' } } } },
      },
    });
    // With the same properties, the declared type has the name that readers find.
    expect(operation('NoteController.hide').success.schema).toEqual({
      $ref: '#/components/schemas/Hidden',
    });
  });

  it('have answers: declared, computed, empty, written by hand', () => {
    expect(operation('BookController.create').success).toMatchObject({
      status: 201,
      source: 'claimed',
    });
    expect(operation('BookController.list').success).toMatchObject({
      source: 'declared',
      schema: { type: 'array', items: { $ref: '#/components/schemas/BookResponse' } },
    });
    expect(operation('BookController.remove').success).toMatchObject({
      status: 204,
      source: 'none',
    });
    expect(operation('BookController.open').success).toMatchObject({
      contentType: 'text/html',
      schema: { type: 'string' },
    });
    expect(operation('BookController.live').success).toMatchObject({
      status: 200,
      source: 'unknown',
    });
    expect(operation('BookController.export').success.contentType).toBe('text/csv');
    expect(operation('BookController.read').success.empty).toBe(404);
    expect(operation('NoteController.letter').success).toMatchObject({
      empty: 204,
      schema: { type: 'object', properties: { text: { type: 'string' } } },
    });
    expect(JSON.stringify(operation('NoteController.list').success.schema)).not.toContain(
      '"data":{}',
    );
    expect(operation('PlainController.send').success).toMatchObject({
      contentType: 'application/json',
    });
  });
});

describe('errors', () => {
  it('are followed through services, interfaces, transactions and base classes, in the order of the calls', () => {
    expect(messages('BookController.create')).toEqual([
      '403 Not yours.',
      '500 No database.',
      '404 No such shelf.',
      '400 The title {title} is taken.',
      '409 Locked.',
    ]);
  });

  it('are stopped by catch clauses, and pass where they are thrown on', () => {
    expect(messages('BookController.remove')).toEqual(['404 No such book.', '500 Cannot remove.']);
    expect(messages('BookController.list')).toEqual(['500 Cannot list: {error}']);
    expect(messages('BookController.pages')).toEqual([
      '400 Odd page.',
      '400 Odd.',
      '404 Hidden away.',
    ]);
  });

  it('of timers, listeners and promises nobody waits for do not come back', () => {
    expect(messages('BookController.save')).toEqual([]);
  });

  it('of promises that are returned without await pass the catch clause', () => {
    expect(messages('NoteController.letter')).toEqual(['404 No letter.']);
    expect(messages('NoteController.write')).toEqual(['400 No ink.']);
    expect(messages('NoteController.copy')).toEqual([]);
    expect(operation('NoteController.copy').hidesErrors).toBe(true);
    expect(operation('NoteController.letter').hidesErrors).toBeUndefined();
  });

  it('of middleware and of the computation of rights come first', () => {
    expect(messages('PlainController.send')).toEqual(['401 No key.']);
    expect(messages('NoteController.read')).toEqual(['500 No token.', '403 Not this note.']);
    expect(messages('NoteController.hide')).toEqual([
      '403 Not hidden.',
      '403 Not read.',
      '403 Not shown.',
    ]);
  });

  it('are left out where a function that always returns a value makes their condition', () => {
    expect(messages('NoteController.stamp')).toEqual([
      '404 No letter.',
      '404 No stamp.',
      '404 No ink left.',
    ]);
  });

  it('of recursive functions end', () => {
    expect(messages('BookController.export')).toEqual(['404 No such chapter.']);
  });

  it('say when the target of a call is unknown', () => {
    expect(operation('PlainController.send').unknown).toEqual([
      'calls this.lostService.send (backend/src/modules/plain/index.ts:14)',
    ]);
  });
});
