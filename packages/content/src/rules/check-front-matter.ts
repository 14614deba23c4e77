import { didYouMean } from '@vibe-docs/kernel';
import type { z } from 'zod';
import type { ContentSet } from '../site/content-set.ts';
import type { SitePage } from '../site/site.ts';
import { frontMatterSchemas } from './front-matter-schemas.ts';
import { type PageRule, report } from './rule.ts';

const kindNames = {
  docs: 'docs pages',
  blog: 'blog posts',
  pages: 'single pages',
} as const satisfies Record<ContentSet['kind'], string>;

/** `page/front-matter`: keys and values must match the schema of the page's kind. */
export const checkFrontMatter: PageRule = (page) => {
  const { values, problem } = page.page.frontMatter;
  if (problem !== undefined) {
    return [];
  }
  const fields = new Map(Object.entries(frontMatterSchemas[page.kind].shape));
  const ofKeys = [...values].flatMap(([key, value]) => {
    const field = fields.get(key);
    if (field === undefined) {
      return [reportUnknownKey(page, key, [...fields.keys()])];
    }
    return field.safeParse(value).success ? [] : [reportWrongValue(page, key, { value, field })];
  });
  const ofMissing = [...fields]
    .filter(([key, field]) => !values.has(key) && !field.safeParse(undefined).success)
    .map(([key, field]) => reportMissingKey(page, key, field.description ?? 'a value'));
  return [...ofKeys, ...ofMissing];
};

function reportUnknownKey(page: SitePage, key: string, known: readonly string[]) {
  return report('page/front-matter', at(page, key), {
    message: `"${key}" is not a front matter key of ${kindNames[page.kind]}.`,
    hint: `Available: ${[...known].sort().join(', ')}.${didYouMean(key, known)}`,
  });
}

function reportWrongValue(
  page: SitePage,
  key: string,
  { value, field }: { readonly value: unknown; readonly field: z.ZodType },
) {
  const expected = field.description ?? 'another value';
  const wayOut = field.safeParse(undefined).success ? ', or leave the key out' : '';
  return report('page/front-matter', at(page, key), {
    message: `"${key}" is ${describeValue(value)}; expected ${expected}.`,
    hint: `Write "${key}: …" with ${expected}${wayOut}.`,
  });
}

function reportMissingKey(page: SitePage, key: string, expected: string) {
  return report(
    'page/front-matter',
    { page, place: page.page.frontMatter.start },
    {
      message: `"${key}" is missing; expected ${expected}.`,
      hint: `Add "${key}: …" between the two lines of dashes at the top of the page.`,
    },
  );
}

function at(page: SitePage, key: string) {
  const { places, start } = page.page.frontMatter;
  return { page, place: places.get(key) ?? start };
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
export const checkBeingWritten: PageRule = (page) => {
  const { values, places, start } = page.page.frontMatter;
  if (values.get('being_written') !== true) {
    return [];
  }
  return [
    report(
      'page/being-written',
      { page, place: places.get('being_written') ?? start },
      {
        message: `${page.route} is being written.`,
        hint: 'Complete the page, then remove "being_written: true" from its front matter.',
      },
    ),
  ];
};
