import { type PageRule, report } from './rule.ts';

const LANGUAGE_NAME = /^[a-z][\w+#.-]*$/i;

/** `fence/no-language`: a sample without a language is neither highlighted nor checked. */
export const checkFenceLanguage: PageRule = (page) =>
  page.page.fences.flatMap((fence) => {
    if (fence.language !== undefined && LANGUAGE_NAME.test(fence.language)) {
      return [];
    }
    return [
      report(
        'fence/no-language',
        { page, place: fence },
        {
          message:
            fence.language === undefined
              ? 'The code block names no language.'
              : `The code block begins with "${fence.language}", which is no name of a language.`,
          hint: 'Name one after the fence: ts, bash, console, json …; text for anything else.',
        },
      ),
    ];
  });
