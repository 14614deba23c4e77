import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CheckedAgainst, reportUrl } from './index.tsx';

const product = {
  commit: '75af02378',
  date: '2026-08-21',
  repositoryUrl: 'https://host.example/vibe',
  newIssueUrl: 'https://host.example/owner/docs/issues/new',
};

it('names commit and day, links to the commit, and offers a report', () => {
  const html = renderToStaticMarkup(
    createElement(CheckedAgainst, {
      product,
      title: 'Installation',
      address: 'https://docs.example/vibe/docs/getting-started/intro',
    }),
  );
  const text = html.replaceAll(/<[^>]+>/g, '');
  expect(text).toBe(
    'Checked against ViBe 75af023, 21 August 2026 (git checkout 75af02378). Report a problem',
  );
  expect(html).toContain('href="https://host.example/vibe/commit/75af02378"');
  expect(html).toContain('href="https://host.example/owner/docs/issues/new?title=');
});

it('fills the form with page, section and commit', () => {
  const address = 'https://docs.example/vibe/docs/a%20b';
  const url = new URL(reportUrl({ product, title: 'Auth & "rights"', address }));
  expect(url.origin + url.pathname).toBe('https://host.example/owner/docs/issues/new');
  expect(url.searchParams.get('title')).toBe('Docs: problem on "Auth & "rights""');
  expect(url.searchParams.get('body')).toBe(
    'Page: https://docs.example/vibe/docs/a%20b\nSection: \nChecked against: 75af02378\n\nWhat is wrong:\n\n',
  );
});

it('names the step that a report is about', () => {
  const address = 'https://docs.example/vibe/docs/a#get-the-code';
  const url = new URL(
    reportUrl({ product, title: 'Installation', address, section: 'Get the code' }),
  );
  expect(url.searchParams.get('title')).toBe('Docs: problem on "Installation", "Get the code"');
  expect(url.searchParams.get('body')).toBe(
    'Page: https://docs.example/vibe/docs/a#get-the-code\nSection: Get the code\nChecked against: 75af02378\n\nWhat is wrong:\n\n',
  );
});
