import messages from '@generated/messages/default/explorer-panel.json';
import { fill } from '../../messages/format.ts';

/** What a text means, or where and why it cannot be read. */
export type StageReading =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'problem'; readonly message: string };

/**
 * Reads a stage: JSON, in which names may stand without quotes, texts in single quotes, and a comma
 * after the last element, as in the lesson's TypeScript. Nothing is run: it is data, not code.
 *
 * @example parseStage("{ $match: { correct: false } }")
 */
export function parseStage(text: string): StageReading {
  const reader = new Reader(text);
  try {
    return { kind: 'value', value: reader.readAll() };
  } catch (error) {
    if (error instanceof UnreadableError) {
      return { kind: 'problem', message: error.message };
    }
    throw error;
  }
}

class UnreadableError extends Error {}

const SPACE = /\s*/y;
const WORD = /[A-Za-z_$][\w$]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
const TEXT = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/y;

const WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

class Reader {
  readonly #text: string;
  /** Counted from 0. */
  #place = 0;

  constructor(text: string) {
    this.#text = text;
  }

  readAll(): unknown {
    const value = this.#readValue();
    if (this.#peek() !== '') {
      this.#fail(messages.complete);
    }
    return value;
  }

  #readValue(): unknown {
    const next = this.#peek();
    if (next === '{') {
      return this.#readObject();
    }
    if (next === '[') {
      return this.#readList();
    }
    const text = this.#take(TEXT);
    if (text !== undefined) {
      return this.#unquote(text);
    }
    const number = this.#take(NUMBER);
    if (number !== undefined) {
      return Number(number);
    }
    const word = this.#take(WORD);
    if (word !== undefined && WORDS.has(word)) {
      return WORDS.get(word);
    }
    return word === undefined
      ? this.#fail(messages.valueMissing)
      : this.#fail(messages.noValue, { word });
  }

  #readObject(): unknown {
    const entries: [string, unknown][] = [];
    this.#readElements('}', () => {
      this.#peek();
      const quoted = this.#take(TEXT);
      const name = quoted === undefined ? this.#take(WORD) : this.#unquote(quoted);
      if (name === undefined) {
        this.#fail(messages.nameMissing);
      }
      if (name === '__proto__') {
        this.#fail(messages.forbiddenName, { name });
      }
      if (entries.some(([known]) => known === name)) {
        this.#fail(messages.twice, { name });
      }
      if (this.#peek() !== ':') {
        this.#fail(messages.colonMissing, { name });
      }
      this.#place += 1;
      entries.push([name, this.#readValue()]);
    });
    return Object.fromEntries(entries);
  }

  #readList(): unknown {
    const list: unknown[] = [];
    this.#readElements(']', () => {
      list.push(this.#readValue());
    });
    return list;
  }

  /** Elements between brackets, with commas between them. */
  #readElements(end: '}' | ']', readElement: () => void): void {
    this.#place += 1;
    while (this.#peek() !== end) {
      readElement();
      const next = this.#peek();
      if (next === ',') {
        this.#place += 1;
      } else if (next !== end) {
        this.#fail(messages.commaMissing, { end });
      }
    }
    this.#place += 1;
  }

  /** The next sign that is no space; empty at the end. */
  #peek(): string {
    this.#take(SPACE);
    return this.#text.charAt(this.#place);
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#place;
    const found = pattern.exec(this.#text)?.[0];
    this.#place += found?.length ?? 0;
    return found;
  }

  #unquote(quoted: string): string {
    // JSON knows no "\'", and in single quotes a double one needs no backslash.
    const inner = quoted
      .slice(1, -1)
      .replaceAll(/\\.|"/g, (sign) => (sign === "\\'" ? "'" : sign === '"' ? '\\"' : sign));
    try {
      return String(JSON.parse(`"${inner}"`));
    } catch {
      return this.#fail(messages.unknownSign, { text: quoted });
    }
  }

  #shown(): string {
    const rest = this.#text.slice(this.#place, this.#place + 12).split('\n')[0] ?? '';
    return rest === '' ? messages.end : `"${rest}"`;
  }

  /** @param reason a message, which may name what comes `next` */
  #fail(reason: string, values: Readonly<Record<string, string>> = {}): never {
    const lines = this.#text.slice(0, this.#place).split('\n');
    throw new UnreadableError(
      fill(messages.spot, {
        line: lines.length,
        column: (lines.at(-1)?.length ?? 0) + 1,
        reason: fill(reason, { next: this.#shown(), ...values }),
      }),
    );
  }
}
