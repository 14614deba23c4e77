import { didYouMean } from '@vibe-docs/kernel';
import type { z } from 'zod';
import type { ContentSet } from '../site/site.ts';
import { frontMatterSchemas } from './front-matter-schemas.ts';
import type { PageRule } from './rule.ts';

const kindNames = {
  docs: 'docs pages',
  blog: 'blog posts',
  pages: 'single pages',
} as const satisfies Record<ContentSet['kind'], string>;

/** `page/front-matter`: keys and values must match the schema of the page's kind. */
export const checkFrontMatter: PageRule = ({ kind, page }) => {
  const { values, places, problem, start } = page.frontMatter;
  if (problem !== undefined) {
    return [];
  }
  const fields = new Map<string, z.ZodType>(Object.entries(frontMatterSchemas[kind].shape));
  const ofKeys = [...values].flatMap(([key, value]) => {
    const field = fields.get(key);
    if (field?.safeParse(value).success) return [];
    const text = field ? wrongValue(key, value, field) : unknownKey(key, kind, [...fields.keys()]);
    return [{ place: places.get(key) ?? start, ...text }];
  });
  const ofMissing = [...fields]
    .filter(([key, field]) => !values.has(key) && !field.safeParse(undefined).success)
    .map(([key, { description = 'a value' }]) => ({
      place: start,
      message: `"${key}" is missing; expected ${description}.`,
      hint: `Add "${key}: …" between the two lines of dashes at the top of the page.`,
    }));
  return [...ofKeys, ...ofMissing];
};

function unknownKey(key: string, kind: ContentSet['kind'], known: readonly string[]) {
  return {
    message: `"${key}" is not a front matter key of ${kindNames[kind]}.`,
    hint: `Available: ${[...known].sort().join(', ')}.${didYouMean(key, known)}`,
  };
}

function wrongValue(key: string, value: unknown, field: z.ZodType) {
  const expected = field.description ?? 'another value';
  const wayOut = field.safeParse(undefined).success ? ', or leave the key out' : '';
  return {
    message: `"${key}" is ${describeValue(value)}; expected ${expected}.`,
    hint: `Write "${key}: …" with ${expected}${wayOut}.`,
  };
}

/** Long strings are described by their length, which is usually what is wrong with them. */
function describeValue(value: unknown): string {
  if (typeof value === 'string') {
    return value.length > 60 ? `text of ${value.length} characters` : `"${value}" (text)`;
  }
  if (value === null || value === undefined) {
    return 'empty';
  }
  const shown = JSON.stringify(value);
  return shown.length > 60 ? `a ${Array.isArray(value) ? 'list' : 'group of keys'}` : shown;
}

/** `page/being-written`: information, not an error. The site shows a note on these pages. */
export const checkBeingWritten: PageRule = ({ page, route }) => {
  const { values, places, start } = page.frontMatter;
  if (values.get('being_written') !== true) {
    return [];
  }
  const hint = 'Complete the page, then remove "being_written: true" from its front matter.';
  const place = places.get('being_written') ?? start;
  return [{ place, message: `${route} is being written.`, hint }];
};
