import { createHash } from 'node:crypto';
import type { Element } from 'hast';
import { select } from 'hast-util-select';
import type { State } from 'hast-util-to-mdast';
import { toString as textOf } from 'hast-util-to-string';
import type { BlockContent, Code, Html } from 'mdast';

/** A code block of a page and how it was proven. */
export interface Sample {
  /** As in the fence: `ts`; empty for plain text. */
  readonly language: string;
  /** Name of the file that the block stands for, where the page gives one. */
  readonly title: string | undefined;
  /** Of the block's text in UTF-8, in hexadecimal. */
  readonly sha256: string;
  /** What was done with it: `Type-checked with TypeScript 6.0.3.`; none for a block that nothing proves. */
  readonly proof: string | undefined;
}

/**
 * Converts a figure that is a block of code; a figure of tabs holds several. Code keeps every byte, with its language and file name; below stands how it was proven.
 *
 * @param samples takes each block that is found
 */
export function figureToCode(
  state: State,
  figure: Element,
  samples: Sample[],
): BlockContent[] | undefined {
  const code = select(':scope > pre > code', figure);
  if (code === undefined) {
    return state.all(figure) as BlockContent[];
  }
  const value = textOf(code);
  const language = languageOf(code);
  // The bar names a file or, marked as no content of the page, the language.
  const title = textAt('figcaption > span:not([data-search=off])', figure);
  const proof = textAt('details[data-proof] > p', figure);
  const sha256 = createHash('sha256').update(value).digest('hex');
  samples.push({ language, title, sha256, proof });
  const block: Code = {
    type: 'code',
    lang: language || null,
    meta: title === undefined || language === '' ? null : `title="${title}"`,
    value,
  };
  const note: Html = { type: 'html', value: `<!-- ${proof} sha256:${sha256} -->` };
  return proof === undefined ? [block] : [block, note];
}

function languageOf(code: Element): string {
  const names = Array.isArray(code.properties.className) ? code.properties.className : [];
  const language = names.map(String).find((name) => name.startsWith('language-'));
  return language === undefined || language === 'language-text' ? '' : language.slice(9);
}

function textAt(selector: string, figure: Element): string | undefined {
  const found = select(selector, figure);
  return found && textOf(found).trim();
}
