import messages from '@generated/messages/default/explorer-panel.json';
import { fill } from '@vibe-docs/theme/ui/messages/format';
import JSON5 from 'json5';

/** What a text means, or where and why it cannot be read. */
type StageReading =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'problem'; readonly message: string };

/**
 * Reads a stage as the lesson's TypeScript writes it, which is JSON5. Nothing is run: it is data, not code.
 *
 * @example parseStage("{ $match: { correct: false } }")
 */
export function parseStage(text: string): StageReading {
  try {
    return { kind: 'value', value: JSON5.parse(text) };
  } catch (error) {
    // The parser's messages end with the place: "JSON5: invalid character '}' at 1:11".
    const place = /(\d+):(\d+)$/.exec(error instanceof Error ? error.message : '');
    if (place === null) {
      throw error;
    }
    const [line, column] = [Number(place[1]), Math.max(Number(place[2]), 1)];
    const rest = text.split('\n')[line - 1]?.slice(column - 1, column + 11) ?? '';
    const found = rest === '' ? messages.end : `"${rest}"`;
    return { kind: 'problem', message: fill(messages.unreadable, { line, column, found }) };
  }
}
