import { didYouMean } from '@vibe-docs/kernel';
import * as z from 'zod';
import type { ContentSet } from '../site/site.ts';
import type { PageRule } from './rule.ts';

/** Unlike Zod's own `optional`, keeps the description, which error messages show. */
function optional<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().describe(schema.description ?? 'another value');
}

const text = z.string().trim().min(1).describe('text that is not empty');
const flag = z.boolean().describe('true or false');
const texts = z.array(text).min(1).describe('a list of texts, e.g. [one, two]');
/** The questions that a page answers, as readers ask them: search matches them. */
const asked = z
  .array(text.max(90))
  .min(3)
  .max(16)
  .describe('three to sixteen questions of at most 90 characters');
/** What readers call the subjects of a page in words that it does not use: search matches them. */
const alsoCalled = z
  .array(text.max(40))
  .min(1)
  .max(16)
  .describe('up to 16 names of at most 40 characters');
/** Files and folders of the product that a page is about. A folder ends in a slash. */
const product = z
  .array(text.regex(/^[^/\s]\S*$/))
  .min(1)
  .describe('paths in the product without leading slash, e.g. [backend/src/modules/auth/]');
const headingLevel = z.int().min(2).max(6).describe('a whole number from 2 to 6');

/** Search engines and link previews truncate longer descriptions. */
const description = z
  .string()
  .trim()
  .min(20)
  .max(160)
  .describe('one sentence of 20 to 160 characters');

/** Characters that would end or change the path of an address, or be encoded twice. */
const cleanSlug = /^(?:\/|(?!.*\/\/)[^?#%\\]*[^?#%\\/])$/;

/** A day, with or without a time; read as UTC. */
const date = z
  .union([z.iso.date(), z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/)])
  .refine((value) => !Number.isNaN(Date.parse(value)))
  .describe('a date such as 2026-11-20 or 2026-11-20T09:00');

const localImage = z
  .string()
  .regex(/^(?:\/|\.\.?\/)\S+$/)
  .describe('a local image, e.g. /img/name.png');

/** Keys of every kind of page. */
const everyPage = {
  title: optional(text),
  description,
  keywords: optional(texts),
  asked: optional(asked),
  also_called: optional(alsoCalled),
  /** Files and folders of the product that the page is about, from the root of its repository. */
  product: optional(texts),
  image: optional(localImage),
  hide_table_of_contents: optional(flag),
  toc_min_heading_level: optional(headingLevel),
  toc_max_heading_level: optional(headingLevel),
  last_update: optional(
    z
      .strictObject({ date: date.optional(), author: text.optional() })
      .describe('"date" or "author" or both'),
  ),
};

const pageId = text.nullable().describe('the id of a page, or null');

const docs = z.strictObject({
  ...everyPage,
  id: optional(text.regex(/^[^/\s]+$/).describe('a name without slash and space')),
  slug: optional(
    text
      .regex(cleanSlug)
      .startsWith('/')
      .describe('a path below the set that begins with "/", not encoded, without trailing slash'),
  ),
  product: optional(product),
  /** The lesson whose files a reader has before this one, such as `newdocs/capstone/client`. */
  continues: optional(text),
  sidebar_label: optional(text),
  sidebar_position: optional(z.number().describe('a number')),
  sidebar_class_name: optional(text),
  unlisted: optional(flag),
  displayed_sidebar: optional(text.nullable().describe('the name of a sidebar, or null')),
  pagination_label: optional(text),
  pagination_next: optional(pageId),
  pagination_prev: optional(pageId),
  custom_edit_url: optional(z.url().nullable().describe('an address, or null')),
});

const blog = z.strictObject({
  ...everyPage,
  slug: optional(
    text.regex(cleanSlug).describe('a path below /blog, not encoded, without trailing slash'),
  ),
  authors: z.union([text, texts]).describe('one or more keys of authors.yml'),
  tags: optional(texts.describe('a list of keys of tags.yml')),
  date,
  sidebar_label: optional(text),
});

const pages = z.strictObject({
  ...everyPage,
  slug: optional(text.regex(cleanSlug).describe('a path, not encoded, without trailing slash')),
  wrapperClassName: optional(text),
});

/**
 * The front matter keys that each kind of page may have. A field's description is what error messages
 * say is expected. `title` is optional here because `page/one-h1` requires it. Docusaurus has
 * more keys (`draft`, `hide_title`, `tags` of docs …); they are not allowed, so that every
 * file is a page with one h1. `unlisted` is for the component sheet, which readers need not find.
 */
export const frontMatterSchemas = { docs, blog, pages } as const satisfies Record<
  ContentSet['kind'],
  z.ZodObject
>;

const kindNames = {
  docs: 'docs pages',
  blog: 'blog posts',
  pages: 'single pages',
} as const satisfies Record<ContentSet['kind'], string>;

/** `page/front-matter`: keys and values must match the schema of the page's kind. */
export const checkFrontMatter: PageRule = ({ kind, page }) => {
  const { values, places, problem, start } = page.frontMatter;
  if (problem !== undefined) return [];
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
  if (value === null || value === undefined) return 'empty';
  const shown = JSON.stringify(value);
  return shown.length > 60 ? `a ${Array.isArray(value) ? 'list' : 'group of keys'}` : shown;
}
