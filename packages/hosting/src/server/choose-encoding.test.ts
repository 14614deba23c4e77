import { describe, expect, it } from 'vitest';
import { chooseEncoding } from './file-sender.ts';

describe('chooseEncoding', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['identity', undefined],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['GZIP, BR', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000, gzip;q=0.5', 'gzip'],
    ['br;q=0.001', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', undefined],
    ['brotli', undefined],
    ['zstd', undefined],
  ])('answers Accept-Encoding %j with %j', (header, expected) => {
    expect(chooseEncoding(header)).toBe(expected);
  });
});
