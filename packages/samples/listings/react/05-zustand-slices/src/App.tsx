import { selectQuestion } from './lessonSlice';
import { ProgressLine } from './ProgressLine';
import { useRiddle } from './riddleStore';

useRiddle.getState().openLesson([
  { id: 'q1', text: 'Which method asks for a resource?', answer: 'GET' },
  { id: 'q2', text: 'Which method sends a new one?', answer: 'POST' },
]);

/** A lesson of two questions on the joined store. */
export function App() {
  const question = useRiddle(selectQuestion);
  const points = useRiddle((state) => state.points);
  const answer = useRiddle((state) => state.answer);
  return (
    <main>
      <p>{question?.text ?? 'The lesson is over.'}</p>
      <button type="button" onClick={() => answer('GET')}>
        GET
      </button>
      <button type="button" onClick={() => answer('POST')}>
        POST
      </button>
      <ProgressLine />
      <p>{points} points</p>
    </main>
  );
}
