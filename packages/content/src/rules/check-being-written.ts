import { type PageRule, report } from './rule.ts';

/** `page/being-written`: information, not an error. The site shows a note on these pages. */
export const checkBeingWritten: PageRule = (page) => {
  const { values, places, start } = page.page.frontMatter;
  if (values.get('being_written') !== true) {
    return [];
  }
  return [
    report(
      'page/being-written',
      { page, place: places.get('being_written') ?? start },
      {
        message: `${page.route} is being written.`,
        hint: 'Complete the page, then remove "being_written: true" from its front matter.',
      },
    ),
  ];
};
