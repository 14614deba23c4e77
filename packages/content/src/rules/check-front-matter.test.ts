import { describe, expect, test } from 'vitest';
import { frontMatterSchemas } from './check-front-matter.ts';

test.each(Object.entries(frontMatterSchemas))(
  'every key of %s says what is expected',
  (_, schema) => {
    const undescribed = Object.entries(schema.shape).filter(
      ([, field]) => (field.description ?? 'another value') === 'another value',
    );
    expect(undescribed).toEqual([]);
  },
);

describe('values', () => {
  const { docs, blog } = frontMatterSchemas;
  test.each([
    ['a description of 19 characters', docs.shape.description, 'x'.repeat(19), false],
    ['a description of 20 characters', docs.shape.description, 'x'.repeat(20), true],
    ['a description of 160 characters', docs.shape.description, 'x'.repeat(160), true],
    ['a description of 161 characters', docs.shape.description, 'x'.repeat(161), false],
    ['a slug with spaces and &', docs.shape.slug, '/Design & Architecture', true],
    ['the slug of a root', docs.shape.slug, '/', true],
    ['a relative slug', docs.shape.slug, 'intro', false],
    ['an encoded slug', docs.shape.slug, '/a%20b', false],
    ['a slug with a doubled slash', docs.shape.slug, '/a//b', false],
    ['a relative slug of a post', blog.shape.slug, 'welcome', true],
    ['a day', blog.shape.date, '2026-11-20', true],
    ['a day and time', blog.shape.date, '2026-11-20T09:00', true],
    ['a day that does not exist', blog.shape.date, '2026-13-20T09:00', false],
    ['one author', blog.shape.authors, 'team', true],
    ['several authors', blog.shape.authors, ['team', 'tooling'], true],
    ['no author in the list', blog.shape.authors, [], false],
    ['a file and a folder of the product', docs.shape.product, ['cli/cli.ts', 'backend/'], true],
    ['a product path with a leading slash', docs.shape.product, ['/backend/'], false],
    ['an empty product path', docs.shape.product, [''], false],
    ['no product path in the list', docs.shape.product, [], false],
    ['two questions', docs.shape.asked, ['why', 'how'], false],
    ['three questions', docs.shape.asked, ['why', 'how?', 'x'.repeat(90)], true],
    ['a question of 91 characters', docs.shape.asked, ['why', 'how', 'x'.repeat(91)], false],
    ['17 questions', docs.shape.asked, Array.from({ length: 17 }, () => 'why'), false],
    ['a name of 40 characters', docs.shape.also_called, ['x'.repeat(40)], true],
    ['a name of 41 characters', docs.shape.also_called, ['x'.repeat(41)], false],
    ['17 names', docs.shape.also_called, Array.from({ length: 17 }, () => 'name'), false],
  ])('%s', (_name, field, value, isGood) => {
    expect(field.safeParse(value).success).toBe(isGood);
  });
});
