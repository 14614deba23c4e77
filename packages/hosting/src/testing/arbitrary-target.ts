import fc from 'fast-check';

const pieces = [
  '/',
  '//',
  '/vibe',
  '/vibe/',
  '/docs',
  '/intro',
  '/index.html',
  '.html',
  '/newdocs',
  '/express/getting-started',
  '/Express',
  '/Getting%20Started%20with%20Express',
  '/100%25%20sure%3F',
  '/R%26D',
  '/R&D',
  '/404',
  '%',
  '%2f',
  '%5c',
  '%2e',
  '%0d%0a',
  '%00',
  '%ff',
  '%24cost',
  '.',
  '..',
  '\\',
  '?',
  '#',
  '&',
  ' ',
  'http://evil.example',
  'é',
  '\ud800',
];

/** Request targets: arbitrary text, and text that resembles paths of the fixture site. */
export const anyTarget: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }).map((text) => `/vibe/${text}`),
  fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join('')),
  fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), { maxLength: 8 })
    .map((parts) => `/vibe${parts.join('')}`),
);
