import type { ElementContent } from 'hast';
import type { DecorationItem, Highlighter, ShikiTransformer } from 'shiki';
import type { LineChange } from './find-changes.ts';
import { joinWords, PLAIN_LINE } from './join-words.ts';

/** A block to highlight. */
export interface ColouringJob {
  readonly text: string;
  /** One of `languages`, or `text`. */
  readonly language: string;
  /** All languages that blocks can have. */
  readonly languages: readonly string[];
  /** Decorations of names. */
  readonly decorations: readonly DecorationItem[];
  /** Classes of lines, by line number, counted from 1. */
  readonly lineMarks: ReadonlyMap<number, LineChange | 'marked'>;
}

const THEME = 'site-code';
const VARIABLE_PREFIX = '--code-';

/** One highlighter for the whole build: creating it takes as long as highlighting 50 pages. */
let highlighter: Promise<Highlighter> | undefined;

/**
 * Highlights a block.
 *
 * @returns the content of its `code` element
 * @throws Error when the language has no grammar
 */
export async function colourCode(job: ColouringJob): Promise<ElementContent[]> {
  highlighter ??= startHighlighter(job.languages);
  const { text, language, decorations, lineMarks } = job;
  const root = (await highlighter).codeToHast(text, {
    lang: language,
    theme: THEME,
    // The default limit leaves a line without colours after half a second, as can happen to the first one on a slow system.
    tokenizeTimeLimit: 0,
    decorations: [...decorations],
    transformers: [coloursToClasses, markLines(lineMarks)],
  });
  const pre = root.children[0];
  const code = pre?.type === 'element' ? pre.children[0] : undefined;
  return code?.type === 'element' ? joinWords(code.children) : [];
}

/** Shiki is an ES module, and the site's configuration is loaded as CommonJS: hence the dynamic import. */
async function startHighlighter(languages: readonly string[]): Promise<Highlighter> {
  const { createCssVariablesTheme, createHighlighter } = await import('shiki');
  return createHighlighter({
    themes: [createCssVariablesTheme({ name: THEME, variablePrefix: VARIABLE_PREFIX })],
    langs: [...languages],
  });
}

/**
 * Turns Shiki's inline colours into classes (`style="color:var(--code-token-keyword)"` becomes
 * `class="code-token-keyword"`), so that the content security policy can block inline styles and
 * both colour modes share one markup.
 */
const coloursToClasses: ShikiTransformer = {
  name: 'colours-to-classes',
  span(node) {
    const style = typeof node.properties.style === 'string' ? node.properties.style : '';
    const name = style.match(/color:var\(--(code-[a-z-]+)\)/)?.[1];
    delete node.properties.style;
    if (name !== undefined && name !== 'code-foreground') {
      node.properties.class = name;
    }
  },
};

function markLines(marks: ColouringJob['lineMarks']): ShikiTransformer {
  return {
    name: 'mark-lines',
    line(node, line) {
      const mark = marks.get(line);
      node.properties.class = mark === undefined ? PLAIN_LINE : `code-line-${mark}`;
    },
  };
}
