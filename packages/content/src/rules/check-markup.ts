import type { PageRule } from './rule.ts';

/** `page/inline-style`: the content security policy of the site blocks `style` attributes. */
export const checkInlineStyles: PageRule = ({ page }) =>
  page.inlineStyles.map((place) => ({
    place,
    message: 'A "style" attribute stands here; the content security policy refuses it.',
    hint: 'Remove it, or use a class of the site’s style sheet.',
  }));

/** `page/table-alignment`: alignment markers become `style` attributes, which the content security policy blocks. */
export const checkTableAlignment: PageRule = ({ page }) =>
  page.alignedTables.map((place) => ({
    place,
    message: 'The table aligns a column; that becomes an inline style, which is refused.',
    hint: 'Write the markers without colons: | --- |.',
  }));

const LANGUAGE_NAME = /^[a-z][\w+#.-]*$/i;

/** `fence/no-language`: a sample without a language is neither highlighted nor checked. */
export const checkFenceLanguage: PageRule = ({ page }) =>
  page.fences
    .filter(({ language }) => language === undefined || !LANGUAGE_NAME.test(language))
    .map((fence) => ({
      place: fence,
      message:
        fence.language === undefined
          ? 'The code block names no language.'
          : `The code block begins with "${fence.language}", which is no name of a language.`,
      hint: 'Name one after the fence: ts, bash, console, json …; text for anything else.',
    }));
