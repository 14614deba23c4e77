import { stripVTControlCharacters } from 'node:util';
import { logRoles, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { recorder } from '../../record';
import { Hint as DivHint } from '../mistakes/Hint';
import { Result } from '../mistakes/LateStatus';
import { Hint as RoleOnly } from '../mistakes/RoleOnly';
import { App } from '../src/App';
import { App as FirstApp } from '../src/FirstApp';
import { Hint } from '../src/Hint';

const expectRecorded = recorder(import.meta.dirname);

/** What has the focus: role or element, and text. */
function focused(): string {
  const { activeElement: element } = document;
  return `${element?.tagName.toLowerCase()} ${element === document.body ? '' : element?.textContent}`.trim();
}

/** What Testing Library prints about the roles in an element. */
function rolesOf(element: HTMLElement): string {
  const lines: string[] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((text: string) => void lines.push(text));
  onTestFinished(() => log.mockRestore());
  logRoles(element);
  log.mockRestore();
  return stripVTControlCharacters(lines.join('\n')).trim();
}

test('Tab passes a div, and a button has role, name and state', async () => {
  const page = (hint: React.ReactNode) => (
    <>
      <button type="button">Check</button>
      {hint}
      <button type="button">Next</button>
    </>
  );
  const { unmount, container } = render(page(<DivHint text="It reads." />));
  expect(rolesOf(container)).not.toContain('Show a hint');
  const stops: string[] = [];
  for (let press = 0; press < 2; press += 1) {
    await userEvent.tab();
    stops.push(focused());
  }
  expectRecorded('tab', stops.join('\n'));
  unmount();

  const { container: hint } = render(<Hint text="It reads." />);
  expectRecorded('roles', rolesOf(hint));
});

test('the hint opens and closes by keyboard', async () => {
  render(<Hint text="It reads." />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { expanded: true })).toBeVisible();
  expect(screen.getByText('It reads.')).toBeVisible();
  await userEvent.keyboard(' ');
  expect(screen.getByText('It reads.')).not.toBeVisible();
});

test('a role alone does not react to keys', async () => {
  render(<RoleOnly text="It reads." />);
  await userEvent.tab();
  expect(screen.getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(screen.queryByText('It reads.')).toBeNull();
});

test('the focus is lost without the heading, and on the heading with it', async () => {
  const answer = async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'GET' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next question' }));
  };
  const { unmount } = render(<FirstApp />);
  await answer();
  expectRecorded('lost', focused());
  unmount();
  render(<App />);
  expect(focused()).toBe('body');
  await answer();
  expectRecorded('moved', focused());
  await userEvent.click(screen.getByRole('radio', { name: '201' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next question' }));
  expect(focused()).toBe('h1 You solved all 2 questions.');
});

test('the status is on the page before it says something', () => {
  render(<FirstApp />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  const { rerender } = render(<Result message="" />, { container: document.body });
  expect(screen.queryByRole('status')).toBeNull();
  rerender(<Result message="Right." />);
  expect(screen.getByRole('status')).toBeInTheDocument();
});
