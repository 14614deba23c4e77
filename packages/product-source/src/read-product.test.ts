import { describe, expect, it } from 'vitest';
import { facts, REVISION, read, temporaryFolder, textOf } from '../fixtures/read-small-product.ts';
import { compareFacts } from './compare/compare-facts.ts';
import { changedFiles, findStalePages } from './compare/find-stale.ts';
import { buildOpenApi } from './openapi/build-openapi.ts';
import { findTextGaps } from './openapi/read-texts.ts';
import { BrokenSourceError } from './read/source-tree.ts';
import { formatFacts, readProduct } from './read-product.ts';

describe('the rest', () => {
  it('is read with its places', () => {
    expect(facts.routePrefix).toBe('/v1');
    expect(facts.modules.map(({ name, controllers }) => ({ name, controllers }))).toEqual([
      { name: 'books', controllers: ['BookController'] },
      { name: 'old', controllers: [] },
      {
        name: 'plain',
        controllers: ['PlainController', 'InkController', 'NoteController', 'PenController'],
      },
    ]);
    expect(facts.environment.map(({ name, app }) => `${app} ${name}`)).toEqual([
      'backend APP_ROUTE_PREFIX',
      'backend TOKEN',
      'frontend VITE_URL',
    ]);
    expect(facts.commands).toEqual([{ name: 'setup', file: 'cli/src/cli.ts', line: 3 }]);
    expect(facts.packages.map(({ file, scripts }) => [file, scripts])).toEqual([
      ['backend/package.json', { dev: 'tsx' }],
    ]);
  });

  it('has collections with the longest list of fields, indexes, and the files that write them', () => {
    const file = 'backend/src/modules/books/repository.ts';
    const books = {
      name: 'books',
      type: 'IBook',
      fields: [
        { name: 'title', type: 'string' },
        { name: 'binding', type: '"PAPER" | "CLOTH" | undefined' },
        { name: 'pages', type: 'number | undefined' },
        { name: 'loan', type: expect.stringMatching(/^\{ reader: .{89}… \| undefined$/) },
      ],
      indexes: [
        { keys: '{ title: 1 }', options: '{ unique: true }', method: 'init', file, line: 10 },
      ],
      writers: [file],
    };
    const notes = {
      name: 'notes',
      type: 'INote',
      indexes: [{ keys: "{ text: 'text' }", method: 'index' }],
      writers: [],
    };
    const shelves = {
      name: 'shelves',
      type: '',
      fields: [
        { name: 'row', type: 'number' },
        { name: 'owner', type: 'string' },
      ],
      writers: [file],
    };
    expect(facts.collections).toMatchObject([books, notes, shelves]);
    expect(facts.collections[0]?.places).toHaveLength(2);
    const first = facts.collections.map(({ places }) => places[0]?.line);
    expect(first, 'the place whose type gave the fields').toEqual([9, 32, 11]);
  });

  it('has routes of the web client with page, guards and what stands around the page', () => {
    const [page, file] = ['frontend/src/pages/book.tsx', 'frontend/src/router.tsx'];
    const guards = [
      { when: ['!user'], to: '/login' },
      { when: ["user.role !== 'teacher'", "user.role === 'student'"], to: '/student' },
      { when: ["user.role !== 'teacher'", "not: user.role === 'student'"], to: '/login' },
    ];
    const layout = { page: 'frontend/src/layout.tsx', parent: '/', wrappers: [], guards };
    const below = { page, parent: '/teacher', guards: [], file };
    expect(facts.frontendRoutes).toEqual([
      { path: '/teacher', ...layout, file, line: 4 },
      { path: '/teacher/books/$id', ...below, wrappers: [], line: 16 },
      { path: '/teacher/shelf', ...below, wrappers: ['Guard'], line: 18 },
      { path: '/desk', page, parent: '/', wrappers: ['Guard'], guards: [], file, line: 19 },
    ]);
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
    [controller]: textOf(controller)
      .replace("@Delete('/:bookId')", "@Delete('/:bookId/now')")
      .replace('@HttpCode(201)', '@HttpCode(200)'),
    'backend/src/modules/new/index.ts': 'export const newModuleControllers: Function[] = [];',
  });
  const changes = compareFacts(facts, changed);

  it('has another state for each operation to be read again, and for no other', () => {
    const service = 'backend/src/modules/books/services/BookService.ts';
    const classes = 'backend/src/modules/books/classes.ts';
    const again = read({
      // The text of a method, here of `live`; an error that `remove` calls; a rule of the query of `list`.
      [controller]: textOf(controller).replace('this.books.stream(', 'this.books.play('),
      [service]: textOf(service)
        .replace("new NotFoundError('No such book.')", "new NotFoundError('No book.')")
        .replace("new Error('No database.')", "new Error('None.')"),
      [classes]: textOf(classes)
        .replace('@Max(50) limit', '@Max(60) limit')
        .replace("description: 'Not ours.'", "description: 'Words alone.'"),
    });
    const states = new Map(facts.operations.map(({ id, state }) => [id, state]));
    const changed = again.operations.filter(({ id, state }) => states.get(id) !== state);
    expect(changed.map(({ id }) => id)).toEqual([
      'BookController.list',
      'BookController.remove',
      'BookController.live',
    ]);
    expect(states.get('BookController.list')).toMatch(/^[0-9a-f]{10}$/);
  });

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
  const names = facts.operations.flatMap(({ id, module }) => [id, module]);
  const sentences = new Map(names.map((name) => [name, 'Does something.']));

  it('holds what the server answers, with its texts', () => {
    const document = JSON.parse(
      JSON.stringify(buildOpenApi(facts, { sentences, readings: new Map() })),
    );
    expect(Object.keys(document.paths)).not.toContain('/v1/old');
    expect(document.paths['/v1/books'].post).toMatchObject({
      operationId: 'BookController.create',
      summary: 'Does something',
    });
  });

  it('has a finding for a text without operation, and the other way round', () => {
    sentences.delete('BookController.list');
    sentences.delete('old');
    sentences.set('Gone.list', 'Gone.');
    const readings = new Map([['Gone.read', { state: '', errors: [], ids: [], isFilled: false }]]);
    expect(findTextGaps(facts, { sentences, readings })).toEqual([
      'The operation BookController.list has no text.',
      'The module old has no text.',
      'The text Gone.list has no operation.',
      'The text Gone.read errors has no operation.',
    ]);
  });
});
