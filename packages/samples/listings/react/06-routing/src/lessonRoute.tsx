import { createRoute, Link, notFound, Outlet } from '@tanstack/react-router';
import { lessons, questions } from './questions';
import { rootRoute } from './rootRoute';

export const lessonRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/lessons/$lessonId',
  loader: ({ params }) => {
    const lesson = lessons.find(({ id }) => id === params.lessonId);
    if (lesson === undefined) throw notFound();
    return { lesson, own: questions.filter(({ lessonId }) => lessonId === lesson.id) };
  },
  notFoundComponent: () => <p role="alert">There is no such lesson.</p>,
  component: LessonLayout,
});

function LessonLayout() {
  const { lesson, own } = lessonRoute.useLoaderData();
  return (
    <main>
      <h1>{lesson.title}</h1>
      <ol>
        {own.map(({ id }) => (
          <li key={id}>
            <Link
              to="/lessons/$lessonId/questions/$questionId"
              params={{ lessonId: lesson.id, questionId: id }}
            >
              Question {id}
            </Link>
          </li>
        ))}
      </ol>
      <Outlet />
    </main>
  );
}
