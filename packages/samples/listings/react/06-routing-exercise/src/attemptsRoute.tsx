import { createRoute, Link } from '@tanstack/react-router';
import { rootRoute } from './rootRoute';

const RESULTS = ['all', 'right', 'wrong'] as const;
type Result = (typeof RESULTS)[number];

const attempts = [
  { id: 'a1', questionId: 'q1', choice: 'POST', correct: false },
  { id: 'a2', questionId: 'q1', choice: 'GET', correct: true },
];

export const attemptsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/attempts',
  validateSearch: (search: Record<string, unknown>): { result: Result } => ({
    result: RESULTS.find((result) => result === search.result) ?? 'all',
  }),
  component: Attempts,
});

function Attempts() {
  const { result } = attemptsRoute.useSearch();
  const shown = attempts.filter(
    ({ correct }) => result === 'all' || correct === (result === 'right'),
  );
  return (
    <main>
      <nav aria-label="Filter">
        {RESULTS.map((name) => (
          <Link key={name} to="." search={{ result: name }}>
            {name}
          </Link>
        ))}
      </nav>
      <ul>
        {shown.map(({ id, choice }) => (
          <li key={id}>{choice}</li>
        ))}
      </ul>
    </main>
  );
}
