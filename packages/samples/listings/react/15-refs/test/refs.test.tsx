import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { recorder } from '../../record';
import { SaveButton } from '../mistakes/ForeignText';
import { TryButton as LocalTries } from '../mistakes/Local';
import { TryButton as SilentTries } from '../mistakes/SilentRef';
import { NoteButton } from '../mistakes/TooEarly';
import { App } from '../src/App';
import { App as SheetApp } from '../src/SheetApp';
import { App as FocusApp } from '../steps/focus/App';

const expectRecorded = recorder(import.meta.dirname);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const input = () => screen.getByRole<HTMLInputElement>('textbox');

/** The element with the focus, as the console of a browser names it. */
function focused(): string {
  const element = document.activeElement;
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : '';
  return `${element?.localName}${label ? ` ${label.trim()}` : ''}`;
}

test('a wrong answer is selected, so that the next key replaces it', async () => {
  const user = userEvent.setup();
  render(<FocusApp />);
  await user.type(input(), 'POST');
  await press('Check');
  expect(screen.getByRole('status')).toHaveTextContent('POST is wrong. Try again.');
  expect(input()).toHaveFocus();
  await user.keyboard('GET');
  expect(input()).toHaveValue('GET');
});

test('without an effect, the focus is lost with the old question', async () => {
  render(<FocusApp />);
  await userEvent.type(input(), 'GET{Enter}');
  expectRecorded('lost', focused());
});

test('the next question has the focus, and the page knows the seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
  expect(input()).toHaveFocus();
  vi.advanceTimersByTime(4200);
  await userEvent.keyboard('GET{Enter}');
  expectRecorded('moved', focused());
  vi.advanceTimersByTime(7800);
  await userEvent.keyboard('201{Enter}');
  expect(document.body).toHaveTextContent('Seconds for each question: 4, 8');
});

test('one map holds the elements of a list', async () => {
  render(<SheetApp />);
  const [first, second] = screen.getAllByRole('textbox');
  if (first === undefined || second === undefined) throw new Error('There are two inputs.');
  await press('First open question');
  expect(first).toHaveFocus();
  await userEvent.keyboard('GET');
  await press('First open question');
  expect(second).toHaveFocus();
});

test('a changed ref renders nothing', async () => {
  render(<SilentTries />);
  for (let count = 0; count < 3; count += 1) await press(/Tries/);
  expectRecorded('silent', screen.getByRole('button').textContent ?? '');
});

test('a variable begins again in each render', async () => {
  render(<LocalTries />);
  await press(/try/);
  await press(/Try/);
  expectRecorded('local', screen.getByRole('button').textContent ?? '');
});

test('the element is not there before the commit', async () => {
  render(<NoteButton />);
  await press('Add a note');
  expect(screen.getByLabelText('Note')).toBeVisible();
  expectRecorded('too-early', focused());
});

test('React does not see what others write', async () => {
  render(<SaveButton />);
  await press('Save');
  await press('Change');
  expectRecorded('foreign', screen.getByText(/aved/, { selector: 'p' }).textContent ?? '');
});
