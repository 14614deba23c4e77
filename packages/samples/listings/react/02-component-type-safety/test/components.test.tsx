import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { catchErrors } from '../../console-errors';
import { recorder } from '../../record';
import { AnswerField } from '../mistakes/AnswerField';
import { ErrorBoundary } from '../src/ErrorBoundary';
import { HintBox } from '../src/HintBox';
import { LessonMenu } from '../src/LessonMenu';
import { ResultPanel } from '../src/ResultPanel';
import { RiddleButton } from '../src/RiddleButton';

const expectRecorded = recorder(import.meta.dirname);

test('the panel shows one state at a time', async () => {
  const onRetry = vi.fn();
  const { rerender } = render(<ResultPanel status="loading" />);
  expect(screen.getByRole('status')).toHaveTextContent('Riddle grades your answer.');
  rerender(<ResultPanel status="failed" message="No connection" onRetry={onRetry} />);
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
  rerender(<ResultPanel status="graded" attempt={{ id: 'a1', choice: 'POST', correct: false }} />);
  expect(screen.getByRole('status')).toHaveTextContent('POST is wrong.');
});

test('the hint is closed and has a title when nothing is said', () => {
  render(<HintBox hint="It reads." />);
  expect(screen.getByText('Hint')).toBeVisible();
  expect(screen.getByText('It reads.')).not.toBeVisible();
});

test('the menu reports the lesson that was picked', async () => {
  const onOpen = vi.fn();
  render(<LessonMenu onOpen={onOpen} />);
  await userEvent.click(screen.getByRole('button', { name: 'Commits (1)' }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('commits');
});

test('the button passes on what a button takes', () => {
  render(
    <RiddleButton tone="loud" className="wide" disabled aria-describedby="why">
      Next
    </RiddleButton>,
  );
  const button = screen.getByRole('button', { name: 'Next' });
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-describedby', 'why');
  expect(button.className).toBe('riddle-button loud wide');
});

test('the boundary shows its fallback and can try again', async () => {
  catchErrors();
  let isBroken = true;
  function Card() {
    if (isBroken) throw new Error('no question');
    return <p>Question 1</p>;
  }
  render(
    <ErrorBoundary
      fallback={(error, retry) => (
        <button type="button" onClick={retry}>
          {error.message}
        </button>
      )}
    >
      <Card />
    </ErrorBoundary>,
  );
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'no question' }));
  expect(screen.getByText('Question 1')).toBeVisible();
});

test('a ref that claims to have an element fails without one', () => {
  catchErrors();
  render(<AnswerField isSolved={false} />);
  expect(screen.getByLabelText('Answer')).toHaveFocus();
  const show = () => render(<AnswerField isSolved={true} />);
  expect(show).toThrow(TypeError);
  let message = '';
  try {
    show();
  } catch (error) {
    message = String(error);
  }
  expectRecorded('ref', message);
});
