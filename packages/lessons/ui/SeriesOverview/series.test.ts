import type { PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import { expect, test } from 'vitest';
import { formatMinutes, splitLessons } from './series.ts';

function link(label: string, minutes?: number): PropSidebarItemLink {
  const customProps = minutes === undefined ? {} : { minutes };
  return { type: 'link', label, href: `/${label}`, customProps };
}

test('counts pages that have a length as lessons, and no other page', () => {
  const first = link('first', 7);
  const errors = link('errors');
  const second = link('second', 9);
  expect(splitLessons([first, errors, second])).toEqual({
    lessons: [first, second],
    others: [errors],
    minutes: 16,
  });
});

test('a heading in the sidebar is no lesson', () => {
  const heading = { type: 'html', value: 'More' } as const;
  expect(splitLessons([heading])).toEqual({ lessons: [], others: [heading], minutes: 0 });
});

test.each([
  [2, '2 minutes'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [74, '1 hour'],
  [75, '1½ hours'],
  [120, '2 hours'],
  [200, '3½ hours'],
])('says %i minutes as %s', (minutes, words) => {
  expect(formatMinutes(minutes)).toBe(words);
});
