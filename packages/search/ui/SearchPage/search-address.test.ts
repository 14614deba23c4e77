import { describe, expect, it } from 'vitest';
import { formatAddress, parseAddress } from './search-address.ts';

describe('the address of a search', () => {
  it.each([
    ['', { query: '', section: undefined }],
    ['?q=a+b', { query: 'a b', section: undefined }],
    ['?q=%24lookup&in=Tutorials', { query: '$lookup', section: 'Tutorials' }],
  ] as const)('%j reads and writes', (search, address) => {
    expect(parseAddress(search)).toEqual(address);
    expect(formatAddress(address.query, address.section ?? '')).toBe(search);
  });

  it('ignores a section that does not exist', () => {
    expect(parseAddress('?q=a&in=Nonsense').section).toBeUndefined();
  });
});
