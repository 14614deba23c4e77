import { describe, expect, it } from 'vitest';
import { facts, operation, withoutWords } from '../../fixtures/read-small-product.ts';
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
      'PenController.use put /v1/pens/{penId}',
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

  it('are answered with what is returned, and may be empty where the type allows it', () => {
    expect(operation('PenController.found').success).toMatchObject({
      empty: 204,
      schema: { properties: { nibs: { type: 'array', items: { type: 'string' } } } },
    });
  });

  it('show no example that is refused', () => {
    const body = facts.schemas.find(({ name }) => name === 'LabelBody');
    expect(body?.schema.properties?.length).not.toHaveProperty('examples');
  });

  it('say which parts of a path are validated and missing', () => {
    expect(operation('PenController.cap').lackingParameters).toEqual(['capId']);
    expect(facts.operations.filter((fact) => fact.lackingParameters)).toHaveLength(1);
  });

  it('have a list of the class that is declared for its entries', () => {
    expect(operation('PenController.list')).toMatchObject({
      success: { schema: { type: 'array', items: { $ref: '#/components/schemas/PenParams' } } },
    });
  });

  it('have the response that is written by hand', () => {
    expect(operation('PenController.written').success.schema).toEqual({
      type: 'object',
      properties: { written: { type: 'number' } },
      required: ['written'],
    });
  });

  it('have the fields that the method itself asks for, and defaults of class and method', () => {
    expect(operation('InkController.change').body).toMatchObject({ needed: ['name'] });
    expect(operation('InkController.list').parameters.map(({ schema }) => schema.default)).toEqual([
      1, 10,
    ]);
    expect(operation('InkController.sheet').success).toMatchObject({
      contentType: 'text/csv',
      source: 'claimed',
    });
  });

  it('keep the fields of a spread object that may be null', () => {
    const { properties = {} } = operation('PenController.cap').success.schema;
    expect(Object.keys(properties)).toEqual(['_id', 'colour', 'boxId', 'cap']);
  });

  it('send errors as text from a controller or with a type that is not JSON', () => {
    const texts = facts.operations.filter((fact) => fact.hasTextErrors).map(({ id }) => id);
    expect(texts).toContain('PlainController.send');
    expect(texts).toContain('BookController.open');
    expect(texts).not.toContain('BookController.list');
  });
});
