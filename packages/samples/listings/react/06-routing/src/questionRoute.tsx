import { createRoute, notFound, redirect, useNavigate } from '@tanstack/react-router';
import { lessonRoute } from './lessonRoute';
import { useProgressStore } from './progressStore';
import { questions } from './questions';

// #region route
export const questionRoute = createRoute({
  getParentRoute: () => lessonRoute,
  path: '/questions/$questionId',
  beforeLoad: ({ params: { lessonId, questionId } }) => {
    const { solved } = useProgressStore.getState();
    const own = questions.filter((question) => question.lessonId === lessonId);
    const wanted = own.findIndex(({ id }) => id === questionId);
    const firstOpen = own.findIndex(({ id }) => !solved.includes(id));
    const next = own[firstOpen];
    if (next !== undefined && wanted > firstOpen) {
      throw redirect({
        to: '/lessons/$lessonId/questions/$questionId',
        params: { lessonId, questionId: next.id },
      });
    }
  },
  loader: ({ params }) => {
    const question = questions.find(({ id }) => id === params.questionId);
    if (question === undefined) throw notFound();
    return question;
  },
  notFoundComponent: () => <p role="alert">There is no such question.</p>,
  component: QuestionPage,
});
// #endregion route

// #region page
function QuestionPage() {
  const { lessonId } = questionRoute.useParams();
  const question = questionRoute.useLoaderData();
  const solve = useProgressStore((state) => state.solve);
  const navigate = useNavigate();

  function pick(choice: string) {
    if (choice !== question.answer) return;
    solve(question.id);
    navigate({ to: '/lessons/$lessonId', params: { lessonId } });
  }

  return (
    <section>
      <h2>{question.text}</h2>
      {question.choices.map((choice) => (
        <button key={choice} type="button" onClick={() => pick(choice)}>
          {choice}
        </button>
      ))}
    </section>
  );
}
// #endregion page
