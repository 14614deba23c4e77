import type { Element, ElementContent } from 'hast';
import type { DecorationItem, Highlighter, ShikiTransformer } from 'shiki';
import { FENCE_LANGUAGES } from '../src/fences/index.ts';

/** What a line is in a diff (`place`: the position of the following lines), or that the writer marked it. */
export type LineMark = 'added' | 'removed' | 'place' | 'marked';

export interface ColouringJob {
  readonly text: string;
  /** One of `FENCE_LANGUAGES`. */
  readonly language: string;
  readonly decorations: readonly DecorationItem[];
  /** By line number, counted from 1. */
  readonly lineMarks: ReadonlyMap<number, LineMark>;
}

const THEME = 'site-code';
const PLAIN_LINE = 'code-line';
const MARKED_LINE = 'code-line-marked';

/** One highlighter for the whole build: creating it takes as long as highlighting 50 pages. */
let highlighter: Promise<Highlighter> | undefined;

/**
 * Highlights a block.
 *
 * @returns the content of its `code` element
 * @throws Error when the language has no grammar
 */
export async function colourCode({
  text,
  language,
  decorations,
  lineMarks,
}: ColouringJob): Promise<ElementContent[]> {
  highlighter ??= startHighlighter();
  const root = (await highlighter).codeToHast(text, {
    lang: language,
    theme: THEME,
    // The default limit leaves a line without colours after half a second, as can happen to the first one on a slow system.
    tokenizeTimeLimit: 0,
    mergeSameStyleTokens: true,
    decorations: [...decorations],
    transformers: [toClasses(lineMarks)],
  });
  const pre = root.children[0];
  const code = pre?.type === 'element' ? pre.children[0] : undefined;
  return code?.type === 'element' ? code.children.flatMap(unwrap) : [];
}

/** Shiki is an ES module, and the site's configuration is loaded as CommonJS: hence the dynamic import. */
async function startHighlighter(): Promise<Highlighter> {
  const { createCssVariablesTheme, createHighlighter } = await import('shiki');
  return createHighlighter({
    themes: [createCssVariablesTheme({ name: THEME, variablePrefix: '--code-' })],
    // `text` is shown as it is, and `steps` is no code.
    langs: Object.keys(FENCE_LANGUAGES).filter((language) => !['text', 'steps'].includes(language)),
  });
}

/**
 * Gives lines the classes of their marks, and turns Shiki's inline colours into classes
 * (`style="color:var(--code-token-keyword)"` becomes `class="code-token-keyword"`), so that the content security
 * policy can block inline styles and both colour modes share one markup.
 */
function toClasses(marks: ColouringJob['lineMarks']): ShikiTransformer {
  return {
    span({ properties }) {
      const name = /color:var\(--(code-[a-z-]+)\)/.exec(String(properties.style))?.[1];
      delete properties.style;
      if (name !== undefined && name !== 'code-foreground') {
        properties.class = name;
      }
    },
    line({ properties }, line) {
      const mark = marks.get(line);
      properties.class = mark === undefined ? PLAIN_LINE : `code-line-${mark}`;
    },
  };
}

/**
 * Removes elements of highlighted code without a visible effect: unmarked lines, and tokens in the default
 * colour. Each element takes time to parse, style and lay out; a long lesson has five hundred of them.
 *
 * A marked line becomes a `mark`.
 *
 * @param one part of a `code` element, from Shiki
 * @returns the part, or what it consists of
 */
export function unwrap(one: ElementContent): ElementContent[] {
  if (one.type !== 'element') {
    return [one];
  }
  const children = one.children.flatMap(unwrap);
  const keys = Object.keys(one.properties);
  const isPlain =
    keys.length === 0 || (keys.length === 1 && one.properties.class === PLAIN_LINE) || isBlank(one);
  // Only now: Shiki decorates lines that are a `span`.
  const mark = one.properties.class === MARKED_LINE && { tagName: 'mark', properties: {} };
  return isPlain ? children : [{ ...one, ...mark, children }];
}

/** White space has no colour; with a type, it belongs to a name. */
function isBlank({ properties: { class: name, ...others }, children }: Element): boolean {
  return (
    String(name).startsWith('code-token-') &&
    Object.keys(others).length === 0 &&
    children.every((child) => child.type === 'text' && child.value.trim() === '')
  );
}
