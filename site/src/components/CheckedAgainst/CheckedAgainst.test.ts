import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CheckedAgainst } from './index.tsx';

it('names commit and day, links to the commit, and offers a report', () => {
  const html = renderToStaticMarkup(
    createElement(CheckedAgainst, {
      product: {
        commit: '75af02378',
        date: '2026-08-21',
        repositoryUrl: 'https://host.example/vibe',
        newIssueUrl: 'https://host.example/docs/issues/new',
      },
      title: 'Installation',
      address: 'https://docs.example/vibe/docs/getting-started/intro',
    }),
  );
  const text = html.replaceAll(/<[^>]+>/g, '');
  expect(text).toBe(
    'Checked against ViBe 75af023, 21 August 2026 (git checkout 75af02378). Report a problem',
  );
  expect(html).toContain('href="https://host.example/vibe/commit/75af02378"');
  expect(html).toContain('href="https://host.example/docs/issues/new?title=');
});
