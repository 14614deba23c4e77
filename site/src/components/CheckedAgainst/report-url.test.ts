import { expect, it } from 'vitest';
import { reportUrl } from './report-url.ts';

it('fills the form with page, section and commit', () => {
  const url = new URL(
    reportUrl({
      newIssueUrl: 'https://host.example/owner/docs/issues/new',
      title: 'Auth & "rights"',
      address: 'https://docs.example/vibe/docs/a%20b',
      commit: '75af02378',
    }),
  );
  expect(url.origin + url.pathname).toBe('https://host.example/owner/docs/issues/new');
  expect(url.searchParams.get('title')).toBe('Docs: problem on "Auth & "rights""');
  expect(url.searchParams.get('body')).toBe(
    'Page: https://docs.example/vibe/docs/a%20b\nSection: \nChecked against: 75af02378\n\nWhat is wrong:\n\n',
  );
});
