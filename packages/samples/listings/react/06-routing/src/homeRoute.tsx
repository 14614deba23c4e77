import { createRoute, Link } from '@tanstack/react-router';
import { useProgressStore } from './progressStore';
import { lessons, questions } from './questions';
import { rootRoute } from './rootRoute';

interface HomeSearch {
  show?: 'open';
}

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  validateSearch: (search: Record<string, unknown>): HomeSearch =>
    search.show === 'open' ? { show: 'open' } : {},
  component: Home,
});

function Home() {
  const { show } = homeRoute.useSearch();
  const solved = useProgressStore((state) => state.solved);
  const isOpen = (lessonId: string) =>
    questions.some((question) => question.lessonId === lessonId && !solved.includes(question.id));
  const shown = lessons.filter(({ id }) => show !== 'open' || isOpen(id));
  return (
    <main>
      <h1>Lessons</h1>
      <Link to="/" search={show === 'open' ? {} : { show: 'open' }}>
        {show === 'open' ? 'Show all' : 'Show open ones'}
      </Link>
      <ul>
        {shown.map(({ id, title }) => (
          <li key={id}>
            <Link to="/lessons/$lessonId" params={{ lessonId: id }}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
