import { type PageRule, report } from './rule.ts';

/** `page/table-alignment`: alignment markers become `style` attributes, which the content security policy blocks. */
export const checkTableAlignment: PageRule = (page) =>
  page.page.alignedTables.map((place) =>
    report(
      'page/table-alignment',
      { page, place },
      {
        message: 'The table aligns a column; that becomes an inline style, which is refused.',
        hint: 'Write the markers without colons: | --- |.',
      },
    ),
  );
