import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { recorder } from '../../record';
import { BonusButton } from '../mistakes/BonusButton';
import { QuestionTitle } from '../mistakes/Impure';
import { App as IndexKeyApp } from '../mistakes/IndexKey';
import { PlayerScore as Nested } from '../mistakes/Nested';
import { App } from '../src/App';
import { App as LiftedApp } from '../steps/lifted/App';
import { PlayerScore as UpdaterScore } from '../steps/updater/PlayerScore';
import { App as WatchApp } from '../steps/watch/App';

const expectRecorded = recorder(import.meta.dirname);

/** Collects what the components log. */
function catchLog() {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  return {
    lines: () => log.mock.calls.map(([line]) => line).join('\n'),
    clear: () => log.mockClear(),
  };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

/** Each card with its note, as somebody reads the page. */
function cards(): string {
  return screen
    .getAllByRole('textbox')
    .map((note) => {
      const title = note.closest('section')?.querySelector('h2')?.textContent;
      return `${title}   Note: ${(note as HTMLInputElement).value}`.trimEnd();
    })
    .join('\n');
}

test('three updates from one snapshot give one point', async () => {
  render(<BonusButton />);
  await userEvent.click(screen.getByRole('button'));
  expectRecorded('bonus', screen.getByRole('button').textContent ?? '');
});

test('StrictMode renders twice, and only the player who changed renders again', async () => {
  const log = catchLog();
  render(
    <StrictMode>
      <WatchApp />
    </StrictMode>,
  );
  expectRecorded('strict', log.lines());
  log.clear();
  await press('Point for Owl');
  expectRecorded('snapshot', log.lines());
  expect(headings()).toEqual(['Owl: 1', 'Fox: 0']);
});

test('without StrictMode each component renders once', () => {
  const log = catchLog();
  render(<WatchApp />);
  expect(log.lines()).toBe('render Owl with 0\nrender Fox with 0');
});

test('updaters build on each other', async () => {
  catchLog();
  render(<UpdaterScore name="Owl" />);
  await press('Bonus for Owl');
  await press('Point for Owl');
  expect(headings()).toEqual(['Owl: 4']);
});

test('a parent renders its children, and the commit changes what differs', async () => {
  const log = catchLog();
  render(
    <StrictMode>
      <LiftedApp />
    </StrictMode>,
  );
  const fox = screen.getByRole('heading', { name: 'Fox: 0' });
  log.clear();
  await press('Bonus for Owl');
  expectRecorded('lifted', log.lines());
  expect(headings()).toEqual(['3 points', 'Owl: 3', 'Fox: 0']);
  expect(screen.getByRole('heading', { name: 'Fox: 0' })).toBe(fox);
});

test('notes go with their players, and a new round empties them', async () => {
  const user = userEvent.setup();
  render(<App />);
  await user.type(screen.getByLabelText('Note on Owl'), 'quick');
  await press('Bonus for Fox');
  expectRecorded('ranked', cards());
  expect(headings()[0]).toBe('Round 1: 3 points');
  await press('New round');
  expect(headings()).toEqual(['Round 2: 0 points', 'Owl: 0', 'Fox: 0']);
  expect(screen.getByLabelText('Note on Owl')).toHaveValue('');
});

test('with the index as key, a note stays at its position', async () => {
  const user = userEvent.setup();
  render(<IndexKeyApp />);
  await user.type(screen.getByLabelText('Note on Owl'), 'quick');
  await press('Bonus for Fox');
  expectRecorded('index-key', cards());
});

test('a component that counts while it renders counts twice', () => {
  render(
    <StrictMode>
      <QuestionTitle text="Which method reads?" />
      <QuestionTitle text="Which method creates?" />
    </StrictMode>,
  );
  expectRecorded('impure', headings().join('\n'));
});

test('a component inside a component loses its state', async () => {
  const user = userEvent.setup();
  render(<Nested name="Owl" />);
  await user.type(screen.getByLabelText('Note on Owl'), 'quick');
  await press('Point for Owl');
  expectRecorded('nested', cards());
});
