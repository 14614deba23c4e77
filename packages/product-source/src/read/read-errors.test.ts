import { describe, expect, it } from 'vitest';
import { facts, messages, operation } from '../../fixtures/read-small-product.ts';

/** Errors of an operation; those that are not certain with a question mark. */
function errors(id: string): readonly string[] {
  const { errors: ids, doubtful } = operation(id);
  return messages(id).map((text, place) =>
    doubtful.includes(ids[place] ?? '') ? `? ${text}` : text,
  );
}

describe('errors', () => {
  it('are left out where values that were validated or checked before exclude them', () => {
    expect(errors('PenController.use')).toEqual([
      '400 Too big.',
      '400 No colour.',
      '404 No pen, again.',
      // The same pen has been searched for already.
      '? 404 No pen.',
      '403 Not a red one.',
      // The same colour has been asked for already.
      '? 403 Red again.',
      '? 400 No id of a box.',
      '? 404 No box.',
      '? 500 No such colour.',
    ]);
  });

  it('depend on what a function is called with', () => {
    expect(errors('PenController.add')).toEqual([
      '400 No id.',
      // What is written when it is not found is there.
      '? 500 Just made.',
      // With this pressure, what comes behind it is not reached.
      '400 Too much pressure.',
    ]);
  });

  it('are not certain where the same was asked, found or made before', () => {
    expect(errors('InkController.change')).toEqual([
      // `@Type` runs before validation.
      '500 No such colour to choose.',
      '400 No name.',
      '400 Rare.',
      '? 400 Rare again.',
      '? 500 Another colour.',
      '404 No ink.',
      // The type of the document has them.
      '? 404 No drops stored.',
      '? 404 Not in itself.',
      '404 No drop.',
      '? 404 No drop again.',
      // What the document of another one holds is open; whether it is there is not determined.
      '? 404 No twin.',
      '403 Dry.',
      '? 403 Dry again.',
      '404 No last one.',
      '? 500 Found before.',
    ]);
    expect(errors('InkController.make')).toEqual([
      '400 No shade.',
      '404 Not known.',
      '? 400 New inks have no twins.',
      '? 400 Refused before.',
    ]);
  });

  it('are those of an entry that is read without a check, instead of those that ask for it later', () => {
    expect(errors('InkController.label')).toEqual([
      "500 Cannot read properties of undefined (reading 'text')",
      '? 404 Read before.',
      // What the request itself has made is new, also behind a transaction and a variable that is set again.
      '? 400 A copy has no twins.',
    ]);
  });

  it('are not certain where one of several classes runs', () => {
    expect(errors('PenController.written')).toEqual(['? 400 Red only.', '? 400 Blue only.']);
  });

  it('are left out behind a `catch` that throws every Error on', () => {
    expect(errors('InkController.count')).toEqual([]);
  });

  it('are certain where a write finds nothing, unless a search has found it before', () => {
    expect(errors('InkController.remove')).toEqual(['404 Nothing removed.']);
    expect(errors('InkController.rename')).toEqual(['404 Nothing there.', '? 500 Found before.']);
  });

  it('are left out of checks that everybody passes, and of the token that was accepted', () => {
    expect(errors('InkController.list')).toEqual(['404 Not seen.']);
  });
});

describe('errors of a catch clause', () => {
  it('are certain only where the `try` waits for something', () => {
    expect(errors('PenController.found')).toEqual(['404 Waited for.']);
    expect(errors('PenController.passed')).toEqual(['404 Not found.', '? 500 Not waited for.']);
  });
});

describe('operations', () => {
  it('are not answered with "nothing" where the called function always gives something', () => {
    expect(operation('PenController.found').success).toMatchObject({
      empty: null,
      schema: { properties: { nibs: { type: 'array', items: { type: 'string' } } } },
    });
  });

  it('say which parts of a request become an id without a check, and show no example that is refused', () => {
    expect(operation('InkController.label').malformed).toEqual(['inkId']);
    expect(operation('InkController.label').success.empty).toBe(null);
    const body = facts.schemas.find(({ name }) => name === 'LabelBody');
    expect(body?.schema.properties?.length).not.toHaveProperty('examples');
  });

  it('say which parts of a path are validated and missing', () => {
    expect(operation('PenController.cap').lackingParameters).toEqual(['capId']);
    expect(facts.operations.filter((fact) => fact.lackingParameters)).toHaveLength(1);
  });

  it('have a list of the class that is declared for its entries', () => {
    expect(operation('PenController.list')).toMatchObject({
      errors: [],
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
