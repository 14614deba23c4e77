import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Requirements } from './CheckResult.tsx';

test('shows what came out alone where a program failed before anything was tried', () => {
  const html = renderToStaticMarkup(
    createElement(Requirements, {
      requirements: [{ id: 'sum', text: 'It adds.' }],
      verdicts: [
        { requirement: 'sum', holds: false, input: '', output: 'Error: no', expected: '' },
      ],
    }),
  );
  expect(html).toContain('<code>Error: no</code>');
  expect(html).not.toContain('<code></code>');
});

test('the word before a requirement ends before the space: Markdown marks no space', () => {
  const html = renderToStaticMarkup(
    createElement(Requirements, {
      requirements: [
        { id: 'sum', text: 'It adds.' },
        { id: 'types', text: 'It compiles.' },
      ],
      verdicts: [{ requirement: 'sum', holds: true }],
    }),
  );
  expect(html).toContain('<strong>Not checked yet:</strong> It compiles.');
});

test('shows what came out, what was expected and the error on the way', () => {
  const html = renderToStaticMarkup(
    createElement(Requirements, {
      requirements: [{ id: 'status', text: 'It replies.' }],
      verdicts: [
        {
          requirement: 'status',
          holds: false,
          input: 'GET /',
          output: '500',
          expected: '200',
          note: 'TypeError: no',
        },
      ],
    }),
  );
  expect(html).toContain(
    '<p><code>GET /</code>: <code>500</code></p><p>Expected: <code>200</code></p>' +
      '<p>An error on the way: <code>TypeError: no</code></p>',
  );
});
