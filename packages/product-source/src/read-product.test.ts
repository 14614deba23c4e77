import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compareFacts } from './compare/compare-facts.ts';
import { changedFiles, findStalePages } from './compare/find-stale.ts';
import type { Facts } from './facts.ts';
import { buildOpenApi } from './openapi/build-openapi.ts';
import { describeCallers } from './openapi/describe-callers.ts';
import { hasRules } from './openapi/list-failures.ts';
import { findTextGaps } from './openapi/read-texts.ts';
import { BrokenSourceError } from './read/source-tree.ts';
import { formatFacts, readProduct } from './read-product.ts';

/** A product in small: every pattern that the reader knows, made up for these tests. */
const SMALL_PRODUCT = join(import.meta.dirname, '../fixtures/small-product');

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function temporaryFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'small-product-'));
  folders.push(root);
  return root;
}

function writeProduct(files: Readonly<Record<string, string>>): string {
  const root = temporaryFolder();
  cpSync(SMALL_PRODUCT, root, { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

const REVISION = { commit: '0'.repeat(40), date: '2026-01-01' };
const read = (changes: Readonly<Record<string, string>> = {}): Facts =>
  readProduct(writeProduct(changes), REVISION);
const facts = read();
const operation = (id: string) => {
  const found = facts.operations.find((fact) => fact.id === id);
  if (found === undefined)
    throw new Error(
      `No operation ${id} among ${facts.operations.map((fact) => fact.id).join(', ')}.`,
    );
  return found;
};
const schema = (name: string) => facts.schemas.find((fact) => fact.name === name)?.schema;
const messages = (id: string) =>
  operation(id).errors.map((key) => {
    const error = facts.errors.find((fact) => fact.id === key);
    return `${error?.status} ${error?.message}`;
  });

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
      'NoteController.read get /v1/notes/{courseId}',
      'NoteController.hide delete /v1/notes/{courseId}',
      'NoteController.list get /v1/notes/',
      'NoteController.sort put /v1/notes/',
      'NoteController.letter get /v1/notes/letters/{id}',
      'NoteController.write post /v1/notes/letters',
      'NoteController.copy post /v1/notes/letters/{id}',
      'NoteController.stamp post /v1/notes/stamps/{id}',
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
      items: { type: 'string', format: 'binary' },
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
      source: 'type',
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
    expect(messages('BookController.pages')).toEqual(['400 Odd.', '404 Hidden away.']);
  });

  it('of timers, listeners and promises nobody waits for do not come back', () => {
    expect(messages('BookController.save')).toEqual([]);
  });

  it('of promises that are returned without await pass the catch clause', () => {
    expect(messages('NoteController.letter')).toEqual(['404 No letter.']);
    expect(messages('NoteController.write')).toEqual(['400 No ink.']);
    expect(messages('NoteController.copy')).toEqual([]);
  });

  it('of middleware and of the computation of rights come first', () => {
    expect(messages('PlainController.send')).toEqual(['401 No key.']);
    expect(messages('NoteController.read')).toEqual(['500 No token.', '403 Not this note.']);
    expect(messages('NoteController.hide')).toEqual(['403 Not hidden.']);
  });

  it('are left out where a function that always returns a value makes their condition', () => {
    expect(messages('NoteController.stamp')).toEqual([
      '404 No letter.',
      '404 No stamp.',
      '404 No ink left.',
      '404 No second stamp.',
    ]);
  });

  it('of recursive functions end', () => {
    expect(messages('BookController.export')).toEqual(['404 No such chapter.']);
  });

  it('say when the target of a call is unknown', () => {
    expect(operation('PlainController.send').unknown).toEqual([
      'calls this.lostService.send (backend/src/modules/plain/index.ts:12)',
    ]);
  });
});

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
      'can * hide courseId role',
    ]);
    expect(describeCallers(facts, operation('BookController.create'))[0]).toBe(
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
    expect(describeCallers(facts, operation(`NoteController.${method}`))[0]).toBe(sentence);
  });
});

/** A schema without messages, descriptions and examples. */
function withoutWords(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, part) =>
      ['x-messages', 'description', 'examples'].includes(key) ? undefined : part,
    ),
  );
}

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
        slug: { type: 'string', pattern: '^[a-z]+$' },
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
        author: { $ref: '#/components/schemas/AuthorBody' },
        editors: { type: 'array', items: { $ref: '#/components/schemas/AuthorBody' } },
        published: { type: 'string', format: 'date-time' },
        link: { type: 'string', format: 'uri', 'x-when': "o.kind === 'ESSAY'" },
        isPublic: { type: 'boolean' },
        notes: { type: ['string', 'null'], maxLength: 0 },
        beforeId: { type: 'string', 'x-rules': ["OnlyOneId({ before: 'beforeId' })"] },
      },
      required: [
        'id',
        'title',
        'kind',
        'state',
        'pages',
        'tags',
        'author',
        'published',
        'isPublic',
      ],
    });
  });

  it('of answers follow the types: nothing checks what is sent', () => {
    expect(schema('BookResponse')).toEqual({
      type: 'object',
      properties: {
        title: { type: 'string' },
        course: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
        next: { type: 'string', pattern: '^[0-9a-fA-F]{24}$' },
        raw: { type: 'string', pattern: '^[0-9a-fA-F]{24}$', 'x-raw': true },
        sent: { type: 'string', pattern: '^[0-9a-fA-F]{24}$' },
        last: { type: 'string' },
        tags: { type: 'array', items: { type: 'string' } },
        pages: { type: 'number' },
        state: { type: 'string', enum: ['new', 'old'] },
        notes: { type: 'array', items: { type: 'string' } },
      },
      required: ['title', 'course', 'next', 'raw', 'sent', 'last', 'tags', 'state', 'notes'],
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
    const text = readFileSync(join(SMALL_PRODUCT, file), 'utf8')
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

describe('the rest', () => {
  it('is read with its places', () => {
    expect(facts.routePrefix).toBe('/v1');
    expect(
      facts.modules.map(({ name, controllers, services }) => ({ name, controllers, services })),
    ).toEqual([
      { name: 'books', controllers: ['BookController'], services: ['BaseService', 'BookService'] },
      { name: 'old', controllers: [], services: [] },
      { name: 'plain', controllers: ['PlainController', 'NoteController'], services: [] },
    ]);
    expect(
      facts.environment.map(({ name, app, places }) => `${app} ${name} ${places[0]?.default}`),
    ).toEqual(["backend APP_ROUTE_PREFIX '/v1'", 'backend TOKEN null', 'frontend VITE_URL null']);
    expect(facts.collections).toMatchObject([
      {
        name: 'books',
        fields: [{ name: 'title', type: 'string' }],
        indexes: [{ keys: '{ title: 1 }', options: '{ unique: true }' }],
      },
    ]);
    expect(facts.commands).toEqual([{ name: 'setup', file: 'cli/src/cli.ts', line: 3 }]);
    expect(facts.packages.map(({ file, scripts }) => [file, scripts])).toEqual([
      ['backend/package.json', { dev: 'tsx' }],
    ]);
    expect(facts.frontendRoutes.map(({ path, component }) => [path, component])).toEqual([
      ['/teacher', 'Layout'],
      ['/teacher/books/$id', 'Book'],
    ]);
    expect(facts.serverRoutes).toMatchObject([{ method: 'get', path: '/health', line: 2 }]);
  });

  it('is the same at a second reading, byte for byte', () => {
    expect(formatFacts(read())).toBe(formatFacts(facts));
  });

  it('is not given out when a file is broken', () => {
    const broken = () =>
      read({
        'backend/src/modules/books/index.ts': 'export const a = [\n1,\n',
        'cli/src/cli.ts': 'let 1;',
      });
    expect(broken).toThrow(BrokenSourceError);
    expect(broken).toThrow(/backend\/src\/modules\/books\/index\.ts:3 .*expected/);
    expect(() => read({ 'backend/package.json': '{\n"name": }' })).toThrow(
      /backend\/package\.json:2/,
    );
    expect(() => readProduct(temporaryFolder(), REVISION)).toThrow('is no checkout of the product');
  });
});

describe('a comparison', () => {
  const controller = 'backend/src/modules/books/controllers/BookController.ts';
  const changed = read({
    [controller]: readFileSync(join(SMALL_PRODUCT, controller), 'utf8')
      .replace("@Delete('/:bookId')", "@Delete('/:bookId/now')")
      .replace('@HttpCode(201)', '@HttpCode(200)'),
    'backend/src/modules/new/index.ts': 'export const newModuleControllers: Function[] = [];',
  });
  const changes = compareFacts(facts, changed);

  it('names modules and operations, and what breaks', () => {
    expect(
      changes.map(
        ({ kind, what, name, isBreaking }) => `${isBreaking ? '! ' : ''}${kind} ${what} ${name}`,
      ),
    ).toEqual([
      'added module new',
      '! removed operation DELETE /v1/books/{bookId}',
      'added operation DELETE /v1/books/{bookId}/now',
      '! changed operation POST /v1/books',
    ]);
    expect(changes.at(-1)?.details).toEqual([
      { text: 'success is 200, was 201', isBreaking: true },
    ]);
    expect(compareFacts(facts, facts)).toEqual([]);
  });

  it('names the pages whose files changed', () => {
    const pages = [
      { page: 'a.mdx', product: [controller] },
      { page: 'b.mdx', product: ['backend/src/modules/new/'] },
      { page: 'c.mdx', product: ['cli/'] },
    ];
    expect(findStalePages(pages, changedFiles(facts, changed)).map(({ page }) => page)).toEqual([
      'a.mdx',
      'b.mdx',
    ]);
  });
});

describe('the OpenAPI document', () => {
  const texts = new Map(
    facts.operations
      .flatMap(({ id, module }) => [id, module])
      .map((name) => [name, 'Does something.']),
  );

  it('holds what the server answers, with its texts', () => {
    const document = JSON.parse(JSON.stringify(buildOpenApi(facts, texts)));
    expect(Object.keys(document.paths)).not.toContain('/v1/old');
    expect(document.paths['/v1/books'].post).toMatchObject({
      operationId: 'BookController.create',
      summary: 'Does something',
    });
  });

  it('has a finding for a text without operation, and the other way round', () => {
    texts.delete('BookController.list');
    texts.delete('old');
    texts.set('Gone.list', 'Gone.');
    expect(findTextGaps(facts, texts)).toEqual([
      'The operation BookController.list has no text.',
      'The module old has no text.',
      'The text Gone.list has no operation.',
    ]);
  });
});
