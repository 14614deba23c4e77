import { expect, it } from 'vitest';
import { blogOptions, docsOptions } from './content-sets.ts';
import { documentation } from './site-model.ts';

const environment = {
  siteUrl: 'https://docs.example',
  docsEditUrl: undefined,
  hostedSearch: undefined,
  flagToTry: undefined,
  isOfflineOff: false,
};

it('C4: shows 4 posts per blog page', () => {
  expect(blogOptions(environment, {}).postsPerPage).toBe(4);
});

it('omits "Edit this page" without DOCS_EDIT_URL', () => {
  expect(docsOptions(documentation, environment, {})).not.toHaveProperty('editUrl');
});

it('links "Edit this page" to the folder of the site', () => {
  const docsEditUrl = 'https://code.example/docs/edit/main/';
  expect(docsOptions(documentation, { ...environment, docsEditUrl }, {}).editUrl).toBe(
    'https://code.example/docs/edit/main/site/',
  );
});
