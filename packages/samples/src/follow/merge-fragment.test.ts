import { describe, expect, test } from 'vitest';
import { mergeFragment } from './merge-fragment.ts';

describe('mergeFragment', () => {
  test.each([
    ['const a = 1;\nconst b = 2;\n', 'const a = 3;', 'const a = 3;\nconst b = 2;\n'],
    [
      "app.get('/a', (request) => one);\napp.listen(1);\n",
      "app.get('/a', () => two);",
      "app.get('/a', () => two);\napp.listen(1);\n",
    ],
    [
      "router.get('/', () => list());\n",
      "router.get('/all', () => list());",
      "router.get('/all', () => list());\n",
    ],
    [
      'reply.status(204).end();\n',
      "reply.status(204).json({ a: 'b' });",
      "reply.status(204).json({ a: 'b' });\n",
    ],
    [
      'app.use(a);\napp.use(b);\napp.use(c);\n',
      'app.use(a);\napp.use(b);',
      'app.use(a);\napp.use(b);\n',
    ],
    ['app.use(a);\nrun();\n', 'app.use(b);', 'app.use(a);\napp.use(b);\nrun();\n'],
    [
      'class A {\n  one() {}\n}\n',
      '@Get()\ntwo() {}',
      'class A {\n  one() {}\n\n  @Get()\n  two() {}\n}\n',
    ],
    [
      'interface A {\n  one(): void;\n}\n',
      'two(): Promise<void>;',
      'interface A {\n  one(): void;\n\n  two(): Promise<void>;\n}\n',
    ],
    ['const a = 1;\n', 'const b = 2;', 'const a = 1;\n\nconst b = 2;\n'],
  ])('%j with %j', (source, fragment, expected) => {
    expect(mergeFragment(source, fragment)).toBe(expected);
  });
});
