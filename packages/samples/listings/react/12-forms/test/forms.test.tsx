import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { catchErrors } from '../../console-errors';
import { recorder } from '../../record';
import { QuestionText as Frozen } from '../mistakes/Frozen';
import { QuestionForm as Lost } from '../mistakes/Lost';
import { QuestionText as Undefined } from '../mistakes/Undefined';
import { App } from '../src/App';
import { App as FirstApp } from '../src/FirstApp';
import { QuestionText } from '../src/QuestionText';
import { readDraft } from '../src/readDraft';

const expectRecorded = recorder(import.meta.dirname);
const field = (name: string) =>
  screen.getByRole<HTMLInputElement>(name === 'Points' ? 'spinbutton' : 'textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

test('a controlled field without onChange keeps what the state says, and warns', async () => {
  const errors = catchErrors();
  render(<Frozen />);
  await userEvent.type(screen.getByRole('textbox'), 'What is GET?');
  expect(screen.getByRole('textbox')).toHaveValue('');
  expectRecorded('frozen', errors());
});

test('undefined makes a field uncontrolled until the first letter', async () => {
  const errors = catchErrors();
  render(<Undefined />);
  await userEvent.type(screen.getByRole('textbox'), 'W');
  expectRecorded('undefined', errors());
});

test('the text is counted while it is typed', async () => {
  render(<QuestionText />);
  await userEvent.type(field('Question'), 'What is GET?');
  expect(screen.getByText('48 left')).toBeVisible();
  await userEvent.type(field('Question'), '?'.repeat(50));
  expect(screen.getByText('2 too many')).toBeVisible();
});

test('a draft is read from a form', () => {
  const form = (entries: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(entries)) data.set(name, value);
    return readDraft(data);
  };
  expect(form({ text: ' What is GET? ', answer: 'a method', points: '2' })).toEqual({
    status: 'valid',
    draft: { text: 'What is GET?', answer: 'a method', points: 2 },
  });
  expect(form({ text: '', answer: ' ', points: '' })).toMatchObject({
    errors: {
      text: 'Write a question.',
      answer: 'Write the right answer.',
      points: 'Give 1 to 5 points.',
    },
  });
  expect(form({ text: 'x'.repeat(61), answer: 'y', points: '5' })).toMatchObject({
    errors: { text: 'Use at most 60 characters.' },
  });
});

test('the checked form says what is wrong at its field, and saves what is right', async () => {
  render(<FirstApp />);
  await userEvent.type(field('Question'), 'What is GET?');
  await userEvent.click(save());
  expect(field('Answer')).toBeInvalid();
  expect(field('Answer')).toHaveAccessibleDescription('Write the right answer.');
  expect(field('Question')).toBeValid();
  expect(field('Question')).toHaveValue('What is GET?');
  await userEvent.type(field('Answer'), 'A method');
  await userEvent.click(save());
  expect(field('Answer')).toBeValid();
  expectRecorded('drafts', document.querySelector('pre')?.textContent ?? '');
});

test('an action resets the fields', async () => {
  render(<Lost />);
  await userEvent.type(field('Question'), 'What is GET?');
  await userEvent.click(save());
  expect(await screen.findByText('Write the right answer.')).toBeVisible();
  expect(field('Question')).toHaveValue('');
});

test('an empty string is the number 0', () => {
  expect(Number('')).toBe(0);
});

test('the form keeps what was typed until it is saved, and says so', async () => {
  render(<App />);
  await userEvent.type(field('Question'), 'Which status code says that something was created?');
  await userEvent.click(save());
  expect(await screen.findByText('Write the right answer.')).toBeVisible();
  expect(field('Question')).toHaveValue('Which status code says that something was created?');
  await userEvent.type(field('Answer'), '201');
  await userEvent.click(save());
  expect(screen.getByRole('button', { name: 'Saving' })).toBeDisabled();
  expect(await screen.findByText('This question exists already.')).toBeVisible();
  expect(field('Answer')).toHaveValue('201');
  await userEvent.clear(field('Question'));
  await userEvent.type(field('Question'), 'What is 201?');
  await userEvent.click(save());
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(field('Question')).toHaveValue('');
  expect(field('Points')).toHaveValue(1);
});
