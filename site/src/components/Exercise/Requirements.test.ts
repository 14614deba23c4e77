import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Requirements } from './Requirements.tsx';

test('shows what came out alone where a program failed before anything was tried', () => {
  const html = renderToStaticMarkup(
    createElement(Requirements, {
      id: 'total',
      requirements: [{ id: 'sum', text: 'It adds.' }],
      verdicts: [
        { requirement: 'sum', holds: false, input: '', output: 'Error: no', expected: '' },
      ],
    }),
  );
  expect(html).toContain('<code>Error: no</code>');
  expect(html).not.toContain('<code></code>');
});
