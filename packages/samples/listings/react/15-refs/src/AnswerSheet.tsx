import { useRef } from 'react';
import { AnswerInput } from './AnswerInput';
import { questions } from './questions';

export function AnswerSheet() {
  const inputs = useRef(new Map<string, HTMLInputElement>());

  function remember(id: string, element: HTMLInputElement | null) {
    if (element === null) return;
    inputs.current.set(id, element);
    return () => {
      inputs.current.delete(id);
    };
  }

  function goToFirstOpen() {
    const open = questions.find(({ id }) => inputs.current.get(id)?.value === '');
    if (open !== undefined) inputs.current.get(open.id)?.focus();
  }

  return (
    <section>
      {questions.map(({ id, text }) => (
        <p key={id}>
          <AnswerInput label={text} ref={(element) => remember(id, element)} />
        </p>
      ))}
      <button type="button" onClick={goToFirstOpen}>
        First open question
      </button>
    </section>
  );
}
