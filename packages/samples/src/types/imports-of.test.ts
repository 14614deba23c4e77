import { expect, test } from 'vitest';
import { importsOf } from './imports-of.ts';

test('finds packages, not files or Node.js built-ins', () => {
  const text = `import express from 'express';
import { readFile } from 'node:fs/promises';
import path from 'path';
import { app } from './app.js';
import type { X } from '@types/express/lib/x.js';
const zod = await import('zod/v4');
`;
  expect(importsOf(text)).toEqual([
    { name: 'express', offset: text.indexOf("'express") },
    { name: '@types/express', offset: text.indexOf("'@types") },
    { name: 'zod', offset: text.indexOf("'zod") },
  ]);
});
