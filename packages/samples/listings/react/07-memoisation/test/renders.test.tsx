import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { recorder } from '../../record';
import { FlagOverview } from '../mistakes/FlagOverview';
import { HintPage } from '../mistakes/MemoPanel';
import { StaleCounter } from '../mistakes/StaleCounter';
import { MemoOverview } from '../src/MemoOverview';
import { MovedOverview } from '../src/MovedOverview';
import { Overview } from '../src/Overview';
import { renders } from '../src/renders';
import { SlowOverview } from '../src/SlowOverview';

const expectRecorded = recorder(import.meta.dirname);
const number = (value: number) => String(value).padStart(6);

function measure(App: () => ReactNode, change: () => void) {
  const { unmount } = render(<App />);
  Object.assign(renders, { rows: 0, filters: 0 });
  change();
  unmount();
  return { ...renders };
}

const typeInto = (label: string, value: string) => () =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
// Every question has a "q" in its text: all rows stay.
const inNote = typeInto('Note', 'x');
const inFilter = typeInto('Filter', 'q');
const pressFirst = () => {
  // Searching 500 rows by role takes seconds.
  const first = document.querySelector('button');
  if (first !== null) fireEvent.click(first);
};

const HEAD = '                                rows  filters';
const line = (name: string, { rows, filters }: typeof renders) =>
  `${name.padEnd(30)}${number(rows)}  ${number(filters)}`;

test('counts what one key and one press cost at first', () => {
  expectRecorded(
    'slow',
    [
      HEAD,
      line('one key in the note', measure(SlowOverview, inNote)),
      line('one key in the filter', measure(SlowOverview, inFilter)),
      line('one question opened', measure(SlowOverview, pressFirst)),
    ].join('\n'),
  );
});

test('counts what moving the state down saves', () => {
  expectRecorded(
    'moved',
    [HEAD, line('one key in the note', measure(MovedOverview, inNote))].join('\n'),
  );
});

test('counts what memo alone saves', () => {
  expectRecorded(
    'memo',
    [HEAD, line('one key in the filter', measure(MemoOverview, inFilter))].join('\n'),
  );
});

test('counts what is left at the end', () => {
  expectRecorded(
    'fast',
    [
      HEAD,
      line('one key in the note', measure(Overview, inNote)),
      line('one key in the filter', measure(Overview, inFilter)),
      line('one question opened', measure(Overview, pressFirst)),
    ].join('\n'),
  );
});

test('the fast overview still filters and opens', () => {
  render(<Overview />);
  typeInto('Filter', 'question 50')();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  pressFirst();
  expect(screen.getByText('Open: q50')).toBeVisible();
});

test('a new object for each row defeats memo', () => {
  expectRecorded('flags', `Rows rendered: ${measure(FlagOverview, pressFirst).rows}`);
});

test('a handler with too short a list remembers an old number', () => {
  render(<StaleCounter />);
  pressFirst();
  pressFirst();
  pressFirst();
  expectRecorded('stale', screen.getByRole('button').textContent ?? '');
});

test('elements inside defeat memo', () => {
  expectRecorded('panel', `Panels rendered: ${measure(HintPage, pressFirst).rows}`);
});
