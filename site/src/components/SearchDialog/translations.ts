import { translate } from '@docusaurus/Translate';

const isDevelopment = process.env.NODE_ENV === 'development';

/** Texts of the dialog. The defaults are the contract's; `i18n/en/code.json` can change them. */
export const dialogTranslations = {
  placeholder: translate({
    id: 'theme.SearchModal.searchBox.placeholderText',
    message: 'Search docs',
  }),
  modal: {
    errorScreen: {
      titleText: translate({
        id: 'theme.SearchModal.errorScreen.titleText',
        message: 'Unable to fetch results',
      }),
      // The live-reload server has no built pages, which search is made from.
      helpText: isDevelopment
        ? 'Search is built with the site. Run "npm start" to try it.'
        : translate({
            id: 'theme.SearchModal.errorScreen.helpText',
            message: 'You might want to check your network connection.',
          }),
    },
    noResultsScreen: {
      noResultsText: translate({
        id: 'theme.SearchModal.noResultsScreen.noResultsText',
        message: 'No results for',
      }),
      suggestedQueryText: translate({
        id: 'theme.SearchModal.noResultsScreen.suggestedQueryText',
        message: 'Try searching for',
      }),
      reportMissingResultsText: translate({
        id: 'theme.SearchModal.noResultsScreen.reportMissingResultsText',
        message: 'Believe this query should return results?',
      }),
      reportMissingResultsLinkText: translate({
        id: 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText',
        message: 'Let us know.',
      }),
    },
    footer: {
      selectText: translate({ id: 'theme.SearchModal.footer.selectText', message: 'to select' }),
      navigateText: translate({
        id: 'theme.SearchModal.footer.navigateText',
        message: 'to navigate',
      }),
      closeText: translate({ id: 'theme.SearchModal.footer.closeText', message: 'to close' }),
      searchByText: translate({
        id: 'theme.SearchModal.footer.searchByText',
        message: 'Search by',
      }),
    },
  },
} as const;
