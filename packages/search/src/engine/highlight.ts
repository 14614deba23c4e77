import { matchedForm, tokensOf } from './matched-words.ts';

/** A piece of text, marked when it is what the reader looked for. */
export interface TextPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Cuts a text into marked and unmarked pieces. Joined, the pieces give the text. */
export function highlight(text: string, matched: ReadonlySet<string>): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const token of tokensOf(text)) {
    if (matchedForm(token, matched) === undefined) {
      continue;
    }
    if (token.start > end) {
      pieces.push({ text: text.slice(end, token.start), isMatch: false });
    }
    pieces.push({ text: text.slice(token.start, token.end), isMatch: true });
    end = token.end;
  }
  if (end < text.length) {
    pieces.push({ text: text.slice(end), isMatch: false });
  }
  return pieces;
}

/** Marks by tags in text that is otherwise safe to put into a page as HTML. */
export function toMarkup(
  pieces: readonly TextPiece[],
  { before, after }: { readonly before: string; readonly after: string },
): string {
  return pieces
    .map(({ text, isMatch }) =>
      isMatch ? `${before}${escapeHtml(text)}${after}` : escapeHtml(text),
    )
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML that shows it, in content and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
