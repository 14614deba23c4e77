import type { Diagnostic, Place } from '@vibe-docs/kernel';
import { diagnose } from '../catalogue.ts';
import { linkTarget } from '../links/link-target.ts';
import { moveOn } from '../page/nodes.ts';
import type { Fence, Page } from '../page/page.ts';
import type { Site, SitePage } from '../site/site.ts';
import { toLink } from '../site/site-path.ts';

/** Which lesson introduces a term. A lesson is named by its set and id: `newdocs/express/middleware`. */
export interface Vocabulary {
  readonly file: string;
  /** By lesson. A term in backticks is searched in code, any other in running text. */
  readonly terms: Readonly<Record<string, readonly string[]>>;
  /** The lessons of each series, in reading order. */
  readonly series: readonly (readonly string[])[];
  /** What a block shows: the text of a listing is not in the page. */
  readonly codeOf: (fence: Fence) => string;
}

/** `lesson/unknown-term` and `lesson/vocabulary`: see README.md, "Terms of lessons". */
export function checkTerms(site: Site, vocabulary: Vocabulary): readonly Diagnostic[] {
  const { file, terms } = vocabulary;
  const lessons = readLessons(site, vocabulary);
  const ofVocabulary = Object.entries(terms).flatMap(([name, introduced]) => {
    const lesson = lessons.get(name);
    const problem = lesson ? 'does not use' : 'is no lesson and cannot introduce';
    const hint = 'Name the lesson that introduces the term, or remove the entry.';
    return introduced
      .filter((term) => !lesson?.find(term))
      .map((term) => ({ message: `${name} ${problem} "${term}".`, hint }))
      .map((text) => diagnose('lesson/vocabulary', { file, line: 1, column: 1 }, text));
  });
  const all = [...new Set([...lessons.keys()].flatMap((name) => terms[name] ?? []))];
  const ofLessons = [...lessons].flatMap(([name, { page, links, earlier, find }]) => {
    const known = new Set([...earlier, name]);
    // The loop also reaches what it adds.
    for (const one of known) {
      lessons.get(one)?.needed.forEach((link) => {
        known.add(link.name);
      });
    }
    return all.flatMap((term) => {
      const names = [...lessons.keys()].filter((other) => terms[other]?.includes(term));
      const use = names.some((other) => known.has(other)) ? undefined : find(term);
      if (!use || links.some((link) => link.line <= use.line && names.includes(link.name))) {
        return [];
      }
      const message = `Neither the lesson nor one before it introduces "${term}".`;
      const routes = names.flatMap((other) => lessons.get(other)?.page.route ?? []).map(toLink);
      const hint = `Link to ${routes.join(' or ')} here or above, name it in {#outcomes}, explain the term and add it to ${file}, or do without it.`;
      return [diagnose('lesson/unknown-term', { file: page.page.file, ...use }, { message, hint })];
    });
  });
  return [...ofVocabulary, ...ofLessons];
}

const nameOf = ({ set, version = set, id }: SitePage) => `${version}/${id}`;

/** The lessons of all series, with what is known before each. */
function readLessons(site: Site, { series, codeOf }: Vocabulary) {
  const pages = new Map(site.pages.map((page) => [nameOf(page), page]));
  const readLesson = (page: SitePage, order: readonly string[]) => {
    const earlier = order.slice(0, order.indexOf(nameOf(page)));
    const links = page.page.links.flatMap((link) => {
      const target = linkTarget(link, page, site);
      const owner = target.kind === 'route' ? target.owner : undefined;
      return owner?.kind === 'page' ? [{ line: link.line, name: nameOf(owner.page) }] : [];
    });
    // A later lesson of the same series is announced, not needed.
    const needed = links.filter(({ line, name }) => {
      const section = page.page.headings.findLast((one) => one.depth === 2 && one.line < line);
      return section?.id === 'outcomes' && (earlier.includes(name) || !order.includes(name));
    });
    return { page, links, earlier, needed, find: termFinder(page.page, codeOf) };
  };
  return new Map(
    series.flatMap((order) =>
      order.flatMap((name) => {
        const page = pages.get(name);
        return page ? [[name, readLesson(page, order)] as const] : [];
      }),
    ),
  );
}

/** Finds the first use of a term; in a block, the place of the block. */
function termFinder({ fences, inlineCode, prose }: Page, codeOf: Vocabulary['codeOf']) {
  const blocks = fences.map((fence) => ({ ...fence, text: codeOf(fence) }));
  const code = [...inlineCode, ...blocks].sort((a, b) => a.line - b.line);
  return (term: string): Place | undefined => {
    const isCode = term.startsWith('`');
    const literal = term.replaceAll('`', '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const expression = isCode
      ? new RegExp(literal.replace(/^(?=\w)|(?<=\w)$/g, '\\b'))
      : new RegExp(`\\b${literal.replaceAll(' ', '[\\s-]+')}(?:e?s)?\\b`, 'i');
    const found = (isCode ? code : prose).find(({ text }) => expression.test(text));
    const index = isCode ? 0 : found?.text.search(expression);
    return found && moveOn(found, found.text.slice(0, index));
  };
}
