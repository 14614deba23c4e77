import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { buildFrame } from './build-frame.ts';
import { renderFramePage } from './frame-page.ts';

test('the page of the frame allows its own script, blob: scripts and blob: workers, and nothing else', async () => {
  const { page } = await buildFrame();
  const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(page.text) ?? [];
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(page.text) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(policy.split('; ')).toContain(`script-src blob: 'sha256-${hash}'`);
  expect(policy.split('; ')).toContain('worker-src blob:');
  expect(policy).toMatch(/^default-src 'none'; .*connect-src 'none'/);
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});

test('the names of the files change with their content', () => {
  expect(renderFramePage('a();')).not.toBe(renderFramePage('b();'));
});

test('the script of the worker is part of the page', async () => {
  const { page } = await buildFrame();
  expect(page.text).toContain('importScripts');
  expect(page.text).not.toContain('WORKER_SCRIPT');
});

test('packages are built for production, and end no script element', async () => {
  const { page, packages } = await buildFrame();
  expect(packages.text).not.toContain('process.env');
  expect(page.text.match(/<\/script/g)).toHaveLength(1);
});
