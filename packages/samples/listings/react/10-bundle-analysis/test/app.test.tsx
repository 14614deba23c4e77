import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { isValidAnswer as withMini } from '../solution/isValidAnswer';
import { App } from '../src/App';
import { isValidAnswer } from '../src/isValidAnswer';
import { isValidAnswer as first } from '../steps/first/isValidAnswer';
import { isValidAnswer as named } from '../steps/named/isValidAnswer';

const versions = { first, isValidAnswer, named, withMini };

test.each(Object.entries(versions))('%s tells valid answers from others', (_name, isValid) => {
  expect(isValid('number', 201)).toBe(true);
  expect(isValid('number', Number.NaN)).toBe(false);
  expect(isValid('string', 'GET')).toBe(true);
  expect(isValid('string', 201)).toBe(false);
});

test('the form sends a number only', async () => {
  render(<App isValidAnswer={isValidAnswer} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Type a number.')).toBeVisible();
  await userEvent.type(screen.getByRole('spinbutton'), '201');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Sent.')).toBeVisible();
});
