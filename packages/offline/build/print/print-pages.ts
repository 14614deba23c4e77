import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type IndexSection, prepareArticle } from '@vibe-docs/agents/markdown';
import { type ParsedPage, parsePage } from '@vibe-docs/hosting';
import { openResultStore } from '@vibe-docs/kernel/result-store';
import { BASE_PATH } from '@vibe-docs/site-model';
import { projectFolder } from '@vibe-docs/site-model/page-files';
import { ARTICLE_CLASSES } from '@vibe-docs/theme/internals/article-classes';
import { DOC_TEXT } from '@vibe-docs/theme/internals/theme-classes';
import type { Element } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { select, selectAll } from 'hast-util-select';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { remove } from 'unist-util-remove';
import { visit } from 'unist-util-visit';

const TEXTS = new URL('../../ui/messages/print.json', import.meta.url);

/** Folder of the printable pages, below the build folder. No list, sitemap or search names them. */
export const PRINT_FOLDER = 'print';

/** Writes one printable page for each series, or the one of the last build if its lessons are the same. */
export function writePrintPages(
  buildDir: string,
  siteUrl: string,
  series: readonly IndexSection[],
): void {
  const texts = JSON.parse(readFileSync(TEXTS, 'utf8'));
  const kept = openResultStore<string>('print-pages', {
    projectFolder,
    code: [
      'packages/agents/src/markdown',
      'packages/hosting/src',
      'packages/kernel/src',
      'packages/offline/build',
      'packages/theme/internals',
      'site/model',
    ],
  });
  mkdirSync(join(buildDir, PRINT_FOLDER), { recursive: true });
  for (const { name, title, paths } of series) {
    const lessons = paths.map((path) => {
      const file = `${decodeURI(path.slice(BASE_PATH.length))}.html`;
      return { path, html: readFileSync(join(buildDir, file), 'utf8') };
    });
    const inputs = JSON.stringify([title, lessons, siteUrl, texts]);
    const make = () => {
      const parsed = lessons.map(({ path, html }) => ({ path, page: parsePage(html) }));
      return makePrintPage(title, parsed, { siteUrl, texts });
    };
    const page = kept.read(name, inputs) ?? kept.write(name, inputs, make());
    writeFileSync(join(buildDir, PRINT_FOLDER, `${name}.html`), page);
  }
}

/**
 * Added to the styles of lessons, whose rules for print apply as well. A block of code is kept together with its bar; one
 * that is longer than a page may be split, or its bar would be alone on a page. Code is small enough for 95 columns on
 * A4. Of the islands, exercises alone make sense on paper.
 */
const STYLES =
  'body{margin:2rem auto;max-width:50rem;padding:0 1rem}.markdown>section{break-before:page}.markdown :is(figure,li){break-inside:avoid}.markdown :is(pre,div.alert){break-inside:auto}.markdown :is(figcaption,p:has(>strong:only-child)){break-after:avoid}.markdown figure+figure[class*=result]{break-before:avoid}.markdown :is(pre,pre code){font-size:.6875rem}.markdown a[href^=http]::after{content:none!important}:is(label,[data-island]:not([data-island=exercise])){display:none}';

/** Texts of `print.json`. */
type PrintText = 'contents' | 'answers' | 'links';

/**
 * Makes one page of all lessons of a series, for print: contents, lessons, the answers to the questions, and the
 * addresses of links to other pages, which are numbered in the text.
 *
 * @param title of the series
 * @param lessons built pages; their paths are below the host and percent-encoded
 * @param siteUrl origin under which the site is published, without a slash at the end
 */
export function makePrintPage(
  title: string,
  lessons: readonly { readonly path: string; readonly page: ParsedPage }[],
  { siteUrl, texts }: Readonly<{ siteUrl: string; texts: Record<PrintText, string> }>,
): string {
  const links = new Map<string, number>();
  const targets = new Map(lessons.map(({ path }, place) => [path, `lesson-${place + 1}`]));
  const toTarget = (address: string, own: string): string | undefined => {
    const { origin, pathname, hash } = new URL(address, siteUrl + own);
    const target = origin === siteUrl ? targets.get(pathname) : undefined;
    return target && `#${target}${hash.replace('#', '-')}`;
  };
  const parts = lessons.map(({ path, page }, place) => {
    const id = `lesson-${place + 1}`;
    const article = select(`.${DOC_TEXT}`, fromParse5(page));
    if (article === undefined) {
      throw new Error(
        `Cannot print ${path}: it has no article. Docusaurus writes pages in another way.`,
      );
    }
    const answers = takeAnswers(article);
    for (const root of [article, ...answers]) {
      visit(root, 'element', (element, index, parent) => {
        const { properties } = element;
        // Paper cannot be unfolded.
        if (element.tagName === 'details') element.tagName = 'div';
        if (properties.id !== undefined) properties.id = `${id}-${properties.id}`;
        if (element.tagName !== 'a' || typeof properties.href !== 'string') return;
        const target = toTarget(properties.href, path);
        const address = new URL(properties.href, siteUrl + path).href;
        properties.href = target ?? address;
        if (target === undefined && parent !== undefined && index !== undefined) {
          const number = links.get(address) ?? links.size + 1;
          links.set(address, number);
          parent.children.splice(index + 1, 0, h('sup', `[${number}]`));
        }
      });
    }
    const title = select('h1', article);
    const heading = title === undefined ? '' : textOf(title);
    return { id, heading, article, answers };
  });
  const contents = parts.map(({ id, heading }) => h('li', h('a', { href: `#${id}` }, heading)));
  const answers = parts
    .filter((part) => part.answers.length > 0)
    .flatMap(({ heading, answers: own }) => [h('h2', heading), ...own]);
  const addresses = [...links.keys()].map((address) => h('li', address));
  const [first] = lessons;
  const styles = first && select('head style', fromParse5(first.page));
  return `<!doctype html>${toHtml([
    h('html', { lang: 'en', dataTheme: 'light' }, [
      h('head', [
        h('meta', { charSet: 'utf-8' }),
        h('meta', { name: 'viewport', content: 'width=device-width' }),
        h('meta', { name: 'robots', content: 'noindex' }),
        h('title', title),
        h('style', (styles === undefined ? '' : textOf(styles)) + STYLES),
      ]),
      h('body', [
        h('main', { className: 'markdown' }, [
          h('h1', title),
          h('h2', texts.contents),
          h('ol', contents),
          ...parts.map(({ id, article }) => h('section', { id }, article.children)),
          h('section', [h('h1', texts.answers), ...answers]),
          h('section', [h('h1', texts.links), h('ol', addresses)]),
        ]),
      ]),
    ]),
  ])}`;
}

/** Makes an article plain, and takes the answers to its questions out of it, in the order of the questions. */
function takeAnswers(article: Element): readonly Element[] {
  const answers = selectAll('section:has([data-island=checkpoint]) ol > li > details', article);
  prepareArticle(article, ARTICLE_CLASSES);
  remove(article, (node) => answers.some((answer) => answer === node));
  return answers;
}
