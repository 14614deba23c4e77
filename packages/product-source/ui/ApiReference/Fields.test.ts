import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Fields } from './Fields.tsx';

test("shows what stands between backticks in the product's descriptions as code", () => {
  const field = {
    name: 'status',
    type: 'string',
    isRequired: true,
    rules: [],
    text: 'REJECTED requires `reason`.',
  };
  const html = renderToStaticMarkup(
    createElement(Fields, { fields: [field], names: new Set<string>() }),
  );
  expect(html).toContain('REJECTED requires <code>reason</code>.');
});
