import type { Place } from '@vibe-docs/kernel';
import type { FrontMatter } from './front-matter.ts';

/** The facts that are read from a Markdown page. Positions count from 1, offsets from 0. */
export interface Page {
  /** Path from the project folder, with `/`. */
  readonly file: string;
  /** Content of the page, without a byte order mark. Offsets refer to it. */
  readonly text: string;
  /** False when the body is not valid MDX: then all arrays are empty and the word counts are 0. */
  readonly isParsed: boolean;
  readonly frontMatter: FrontMatter;
  readonly headings: readonly Heading[];
  readonly links: readonly PageLink[];
  readonly images: readonly PageImage[];
  readonly fences: readonly Fence[];
  /** Each `id` (or `name` of an `<a>`) that a tag in the page sets. */
  readonly anchors: readonly (Place & { readonly id: string })[];
  /** Elements and directives with a `style` attribute. */
  readonly inlineStyles: readonly Place[];
  /** Tables of which at least one column has an alignment marker (`:--`, `:-:`, `--:`); the position is that of the markers. */
  readonly alignedTables: readonly Place[];
  /** Blocks of imports and exports. */
  readonly scripts: readonly PageText[];
  /** Tags with an event handler, such as `onClick`. */
  readonly handlers: readonly Place[];
  /** Tags of components, in document order. */
  readonly components: readonly PageComponent[];
  /**
   * Running text without code, in document order: paragraphs, headings, lists and tables. A run ends at the next
   * inline markup such as `*`, and may contain newlines.
   */
  readonly prose: readonly PageText[];
  /** Code in running text. */
  readonly inlineCode: readonly PageText[];
  /** Words of text and inline code: runs of non-white-space characters that contain a letter or a digit. */
  readonly words: number;
  /** Those of paragraphs and list items, with their words, inline code included; headings and tables have none. */
  readonly sentences: { readonly sentences: number; readonly words: number };
}

/** A Markdown heading. */
export interface Heading extends Place {
  /** 1 to 6. */
  readonly depth: number;
  /** As a reader sees it, without the explicit id. */
  readonly text: string;
  /** The id in the built page. */
  readonly id: string;
}

/**
 * How something is written. Markdown syntax and components get the site's base path; plain HTML
 * tags do not.
 */
export type Syntax = 'markdown' | 'html' | 'component';

/** A link whose target is known statically. */
export interface PageLink extends Place {
  /** As written, with character references and backslash escapes resolved. */
  readonly url: string;
  /** `text` is a `](/address with spaces)` that Markdown does not read as a link. */
  readonly syntax: Syntax | 'text';
}

/** An image, or one themed image with several sources. */
export interface PageImage extends Place {
  /** String literals among the sources; computed sources are left out. */
  readonly urls: readonly string[];
  /** False also for `alt=""` together with `role="presentation"`, and for computed text. */
  readonly isAltMissing: boolean;
  readonly syntax: Syntax;
}

/** A fenced code block. Line and column are those of the opening fence. */
export interface Fence extends Place {
  /** First word after the fence. */
  readonly language: string | undefined;
  /** The rest of the line after the language; empty when there is none. */
  readonly meta: string;
  /** The sample, without a newline at the end. */
  readonly value: string;
  /** Line of the page on which the sample begins, counted from 1. */
  readonly codeLine: number;
  /**
   * Offset of the sample in the page's text, counted from 0. For a fence that is neither indented
   * nor in a block quote, `text.slice(offset, offset + value.length)` equals `value`.
   */
  readonly offset: number;
  /**
   * Offset of each line of the sample in the page's text, counted from 0. Also correct where a list
   * or a block quote prefixes every line.
   */
  readonly lineOffsets: readonly number[];
}

/** A piece of a page. */
export interface PageText extends Place {
  readonly text: string;
}

/** A component tag, such as `<Checkpoint />`. */
export interface PageComponent extends Place {
  readonly name: string;
  /** Attributes with a string value; computed ones are left out. */
  readonly attributes: Readonly<Record<string, string>>;
}
