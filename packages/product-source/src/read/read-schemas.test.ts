import { describe, expect, it } from 'vitest';
import { facts, operation, read, textOf, withoutWords } from '../../fixtures/read-small-product.ts';

const schema = (name: string) => facts.schemas.find((fact) => fact.name === name)?.schema;

describe('schemas', () => {
  it('have the words of the product and what the server answers to a broken rule', () => {
    const properties = schema('CreateBookBody')?.properties;
    expect(properties?.title).toMatchObject({
      description: 'Not ours.',
      examples: ['x'],
      'x-messages': {
        type: 'title must be a string',
        minLength: 'title must be longer than or equal to 3 characters',
        maxLength: 'title must be shorter than or equal to 40 characters',
        required: 'title should not be empty',
      },
    });
    expect(properties?.tags).toMatchObject({
      'x-messages': {
        type: 'tags must be an array',
        minItems: 'tags must contain at least 1 elements',
        uniqueItems: "All tags's elements must be unique",
      },
      items: { 'x-messages': { type: 'each value in tags must be a string' } },
    });
    expect(properties?.beforeId?.['x-messages']).toEqual({
      type: 'beforeId must be a string',
      required: 'beforeId must be a string',
    });
  });

  it('hold every rule that the product uses', () => {
    expect(withoutWords(schema('CreateBookBody'))).toEqual({
      type: 'object',
      properties: {
        id: { type: 'string', pattern: '^[0-9a-fA-F]{24}$' },
        title: { type: 'string', minLength: 3, maxLength: 40 },
        slug: { type: ['string', 'null'], pattern: '^[a-z]+$' },
        kind: { enum: ['NOVEL', 'ESSAY'] },
        state: { type: 'string', enum: ['draft', 'done'] },
        pages: { type: 'integer', minimum: 1, maximum: 999 },
        price: { type: 'number', exclusiveMinimum: 0 },
        tags: {
          type: 'array',
          minItems: 1,
          maxItems: 3,
          uniqueItems: true,
          items: { type: 'string' },
        },
        // `@ValidateNested` lets a missing object pass.
        author: { $ref: '#/components/schemas/AuthorBody', 'x-needed': true },
        editors: { type: 'array', items: { $ref: '#/components/schemas/AuthorBody' } },
        // `@Type` with a function chooses the class.
        by: {
          anyOf: [
            { $ref: '#/components/schemas/AuthorBody' },
            { $ref: '#/components/schemas/CoverBody' },
          ],
        },
        published: { type: 'string', format: 'date-time' },
        link: { type: 'string', format: 'uri', 'x-when': "o.kind === 'ESSAY'", 'x-needed': true },
        mirror: { type: 'string', 'x-when': "o.kind === 'ESSAY'" },
        isPublic: { type: 'boolean' },
        // Without a rule of its own, it may be missing.
        shelf: { type: 'string', 'x-needed': true },
        notes: { type: ['string', 'null'], maxLength: 0 },
        mood: { type: 'string', enum: ['calm', 'loud'], 'x-unchecked': true },
        spots: {
          type: 'array',
          items: { $ref: '#/components/schemas/Spot', 'x-unchecked': true },
        },
        printed: { type: 'string', format: 'iso-8601', pattern: expect.stringContaining('W(') },
        extra: { type: 'object', 'x-json': true },
        beforeId: { type: 'string', 'x-rules': ["OnlyOneId({ before: 'beforeId' })"] },
      },
      required: ['id', 'title', 'kind', 'state', 'pages', 'tags', 'published', 'isPublic'],
    });
  });

  it('of answers follow the types: nothing checks what is sent', () => {
    expect(schema('BookResponse')).toEqual({
      type: 'object',
      properties: {
        title: { type: 'string' },
        course: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
        next: { type: 'string', pattern: '^[0-9a-fA-F]{24}$', 'x-raw': true },
        raw: { type: 'string', pattern: '^[0-9a-fA-F]{24}$', 'x-raw': true },
        sent: { type: 'string', pattern: '^[0-9a-fA-F]{24}$' },
        last: { type: 'string' },
        tags: { type: 'array', items: { type: 'string' } },
        pages: { type: 'number' },
        state: { type: 'string', enum: ['new', 'old'] },
        notes: { type: 'array', items: { type: 'string' } },
        ended: { anyOf: [{ type: 'null' }, { type: 'string', format: 'date-time' }] },
        // Its null is that of every id.
        box: { type: 'string' },
      },
      required: [
        'title',
        'course',
        'next',
        'raw',
        'sent',
        'last',
        'tags',
        'state',
        'notes',
        'ended',
        'box',
      ],
    });
  });
});

describe('ids that nothing turns into text', () => {
  it('are told of answers in JSON', () => {
    expect(operation('BookController.create').success.hasRawId).toBe(true);
    expect(operation('BookController.read').success.hasRawId).toBeUndefined();
  });

  it('are no bytes where the method writes itself: the id has a `toJSON`', () => {
    const file = 'backend/src/modules/books/controllers/BookController.ts';
    const text = textOf(file)
      .replace('{ ability, user })', '{ ability, user }, @Res() res: any)')
      .replace('return this.books.create(body.title)', 'return res.json({})');
    const create = read({ [file]: text }).operations.find(
      ({ id }) => id === 'BookController.create',
    );
    expect(create?.success).toMatchObject({
      schema: { $ref: '#/components/schemas/BookResponse' },
    });
    expect(create?.success.hasRawId).toBeUndefined();
  });
});
