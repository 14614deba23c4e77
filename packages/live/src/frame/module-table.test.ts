import { expect, test } from 'vitest';
import { ModuleTable } from './module-table.ts';

test('runs each module once, before the one that requires it goes on', async () => {
  const table = new ModuleTable();
  const order: string[] = [];
  table.define('a.ts', { './b': 'b.ts', './c': 'c.ts' }, async (require, exports) => {
    const b = require('./b');
    require('./c');
    order.push('a');
    await Promise.resolve();
    exports.b = b;
    exports.pack = require('pack');
  });
  table.define('b.ts', { './c': 'c.ts' }, (require, exports) => {
    require('./c');
    order.push('b');
    exports.name = 'b';
  });
  table.define('c.ts', {}, () => order.push('c'));
  const exports = await table.start('a.ts', { pack: 'the package' });
  expect(order).toEqual(['c', 'b', 'a']);
  expect(exports).toEqual({ b: { name: 'b' }, pack: 'the package' });
});

test('gives modules that require each other what is there so far', async () => {
  const table = new ModuleTable();
  table.define('a.ts', { './b': 'b.ts' }, (require, exports) => {
    exports.early = 1;
    exports.b = require('./b');
  });
  table.define('b.ts', { './a': 'a.ts' }, (require, exports) => {
    exports.seen = Object.keys(Object(require('./a')));
  });
  await expect(table.start('a.ts', {})).resolves.toMatchObject({ b: { seen: ['early'] } });
});

test('refuses a package that is not offered', async () => {
  const table = new ModuleTable();
  table.define('a.ts', {}, (require) => require('https://example.com/a.js'));
  await expect(table.start('a.ts', {})).rejects.toThrow('is not offered here');
});

test('hands on what a module throws', async () => {
  const table = new ModuleTable();
  table.define('a.ts', {}, () => {
    throw new Error('no');
  });
  await expect(table.start('a.ts', {})).rejects.toThrow('no');
});
