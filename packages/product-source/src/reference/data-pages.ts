import { z } from 'zod';
import type { CollectionFact, Facts } from '../facts.ts';
import { listOf, page, sourceLink, table } from './backend-pages.ts';
import { NOBODY, operationLink, refuseUnknown, wordsOf } from './words-by-hand.ts';

/** Words for the collections: `pages/data.yaml`. */
const dataSchema = z.strictObject({
  /** Field to the collection that its id points to, where all collections agree. */
  relations: z.record(z.string(), z.string()),
  areas: z.array(
    z.strictObject({
      slug: z.string(),
      title: z.string(),
      sentence: z.string(),
      /** What the picture `data-<slug>` says, for people who do not see it. */
      picture: z.string(),
      asked: z.array(z.string()),
      collections: z.record(
        z.string(),
        z.strictObject({
          holds: z.string(),
          /** Relations of this collection alone; an empty text for a field without one. */
          relations: z.record(z.string(), z.string()).optional(),
          note: z.string().optional(),
        }),
      ),
    }),
  ),
});

type Area = z.infer<typeof dataSchema>['areas'][number];

/**
 * The pages about data: an overview of the collections, and a page for each area.
 * @throws Error when their words name a collection that the product does not have
 */
export function dataPages(facts: Facts) {
  const words = wordsOf('data', dataSchema);
  const known = facts.collections.map(({ name }) => name);
  const told = words.areas.flatMap(({ collections }) => Object.keys(collections));
  refuseUnknown('data', told, known);
  const missing = known.filter((name) => !told.includes(name));
  const rows = words.areas.flatMap((area) =>
    Object.entries(area.collections).map(([name, { holds }]) => [
      `[\`${name}\`](${areaRoute(area)}#${name})`,
      holds,
      writersText(facts, collectionOf(facts, name)),
    ]),
  );
  const indexes = facts.collections.flatMap((collection) => collection.indexes);
  const overview = page(facts, 'inside/data.mdx', 'data', {
    count: String(known.length),
    indexes: String(indexes.length),
    create: operationLink(facts, 'CourseController.create'),
    update: operationLink(facts, 'CourseController.update'),
    collections: table(
      ['Collection', 'Holds', 'Written by'],
      [...rows, ...missing.map((name) => [`\`${name}\``, NOBODY, ''])],
    ),
    areas: words.areas
      .map((area) => `- [${area.title}](${areaRoute(area)}): ${area.sentence}`)
      .join('\n'),
  });
  const areas = words.areas.map((area) =>
    page(facts, `inside/data-${area.slug}.mdx`, 'data-area', {
      title: area.title,
      sentence: area.sentence,
      picture: area.picture,
      slug: area.slug,
      asked: listOf(area.asked, {}),
      collections: Object.keys(area.collections)
        .map((name) => collectionText(facts, words, area, collectionOf(facts, name)))
        .join('\n\n'),
    }),
  );
  return [overview, ...areas];
}

const areaRoute = ({ slug }: Area) => `/docs/development/data-${slug}`;

function collectionOf(facts: Facts, name: string): CollectionFact {
  const found = facts.collections.find((collection) => collection.name === name);
  if (found === undefined) throw new Error(`The product has no collection "${name}".`);
  return found;
}

/** Files that change documents, by module where one holds the file. */
function writersText(facts: Facts, { writers }: CollectionFact): string {
  const texts = writers.map((file) => {
    const link = sourceLink(facts, { file, line: 1 }, file.split('/').at(-1) ?? '');
    const module = /\/modules\/([^/]+)\//.exec(file)?.[1];
    return module === undefined ? link : `${module}: ${link}`;
  });
  return texts.join(', ') || 'no write was found';
}

function collectionText(
  facts: Facts,
  words: z.infer<typeof dataSchema>,
  area: Area,
  collection: CollectionFact,
): string {
  const { name, type, fields, indexes, places } = collection;
  const own = area.collections[name];
  const areaOf = (target: string) =>
    words.areas.find(({ collections }) => target in collections) ?? area;
  const rows = fields.map((field) => {
    const target = own?.relations?.[field.name] ?? words.relations[field.name] ?? '';
    const targets = target.split(', ').filter((part) => part !== '');
    return [
      `\`${field.name}\`${/ \| undefined$/.test(field.type) ? ', optional' : ''}`,
      `\`${field.type.replace(/ \| undefined$/, '')}\``,
      targets.map((part) => `[${part}](${areaRoute(areaOf(part))}#${part})`).join(', '),
    ];
  });
  const [opened = ''] = places.map((place) =>
    sourceLink(facts, place, `${place.file.split('/').at(-1)}:${place.line}`),
  );
  const others = places.length > 1 ? `, one of ${places.length} places` : '';
  const list = indexes.map((index) => {
    const options = index.options === '' ? '' : `, \`${index.options}\``;
    return `- \`${index.keys}\`${options}, in ${sourceLink(facts, index, `${index.method}()`)}`;
  });
  return [
    `## ${name} {#${name}}`,
    `Holds ${own?.holds ?? NOBODY}. ${type === '' ? 'It has no type; the fields are those of the object that is inserted.' : `Type: \`${type}\`.`} Opened in ${opened}${others}; written by ${writersText(facts, collection)}.`,
    ...(own?.note === undefined ? [] : [own.note]),
    table(['Field', 'Type', 'Points to'], rows),
    list.length === 0 ? 'The source creates no index.' : `Indexes:\n\n${list.join('\n')}`,
  ].join('\n\n');
}
