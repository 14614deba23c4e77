import { type PageRule, report } from './rule.ts';
import { WORDS_TO_REPLACE } from './word-list.ts';

const WORDS = WORDS_TO_REPLACE.map(({ pattern, instead }) => ({
  instead,
  expression: new RegExp(`\\b(?:${pattern.replaceAll(' ', '\\s+')})\\b`, 'gi'),
}));

/** `page/word-list`: a word of our own where there is a standard term that readers can search for. */
export const checkWords: PageRule = (page) =>
  page.page.prose.flatMap(({ text, line, column }) =>
    WORDS.flatMap(({ expression, instead }) =>
      [...text.matchAll(expression)].map(({ 0: found, index }) => {
        const before = text.slice(0, index).split('\n');
        const place = {
          line: line + before.length - 1,
          column: before.length === 1 ? column + index : (before.at(-1)?.length ?? 0) + 1,
        };
        return report(
          'page/word-list',
          { page, place },
          {
            message: `"${found.replace(/\s+/g, ' ')}" is not the word that readers search for.`,
            hint: `Write ${instead}.`,
          },
        );
      }),
    ),
  );
