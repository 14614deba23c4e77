import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import heights from './diagram-heights.json' with { type: 'json' };

const folder = new URL('../static/img/diagrams/', import.meta.url);
const read = (name: string, variant: string) =>
  readFileSync(new URL(`${name}-${variant}.svg`, folder), 'utf8');

test('each picture has a height, and a file for each colour mode', () => {
  const files = Object.keys(heights).flatMap((name) => [`${name}-dark.svg`, `${name}-light.svg`]);
  expect(readdirSync(folder).toSorted()).toEqual(files.toSorted());
});

test.each(Object.entries(heights))('%s is readable, and the same in both modes', (name, height) => {
  const light = read(name, 'light');
  const withoutColours = (svg: string) => svg.replaceAll(/#[0-9a-f]{6}/g, '');
  expect(withoutColours(read(name, 'dark'))).toBe(withoutColours(light));
  expect(light).toContain(`viewBox="0 0 760 ${height}" width="760" height="${height}"`);
  expect(light).toMatch(/<title>[^<]+<\/title>/);
  const sizes = Array.from(light.matchAll(/font-size="(\d+)"/g), ([, size]) => Number(size));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13);
  expect(light).not.toMatch(/style|<script|href/);
});
