import { expect, it } from 'vitest';
import { blogOptions, docsOptions } from './content-sets.ts';

const environment = {
  siteUrl: 'https://docs.example',
  docsEditUrl: undefined,
  hostedSearch: undefined,
  flagToTry: undefined,
};

it('C4: makes blog pages of 4 posts', () => {
  expect(blogOptions(environment, {}).postsPerPage).toBe(4);
});

it('leaves "Edit this page" out when nobody says where the files are', () => {
  expect(docsOptions(environment, {})).not.toHaveProperty('editUrl');
});

it('leads "Edit this page" into the folder of the site', () => {
  const docsEditUrl = 'https://code.example/docs/edit/main/';
  expect(docsOptions({ ...environment, docsEditUrl }, {}).editUrl).toBe(
    'https://code.example/docs/edit/main/site/',
  );
});
