import { expect, it } from 'vitest';
import { savesData } from './search-client.ts';

it.each([
  [{}, false],
  [{ connection: { saveData: false, effectiveType: '4g' } }, false],
  [{ connection: { saveData: true, effectiveType: '4g' } }, true],
  [{ connection: { effectiveType: '3g' } }, true],
])('knows whether %j saves data: %s', (navigator, expected) => {
  expect(savesData(navigator)).toBe(expected);
});
