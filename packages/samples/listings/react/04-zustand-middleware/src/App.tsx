import { useProgressStore } from './progressStore';

export function App() {
  const progress = useProgressStore((state) => state.lessons.methods?.q1);
  const answer = useProgressStore((state) => state.answer);
  return (
    <main>
      <h1>Which method asks for a resource and changes nothing?</h1>
      <button type="button" onClick={() => answer('methods', 'q1', false)}>
        POST
      </button>
      <button type="button" onClick={() => answer('methods', 'q1', true)}>
        GET
      </button>
      <p>
        {progress?.tries ?? 0} tries, {progress?.isSolved ? 'solved' : 'not solved'}
      </p>
    </main>
  );
}
