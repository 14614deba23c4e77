import { useQuery } from '@tanstack/react-query';

interface LearnerQuestion {
  id: string;
  text: string;
}

async function fetchQuestions(lessonId: string): Promise<LearnerQuestion[]> {
  const reply = await fetch(`/api/questions?lessonId=${lessonId}`);
  if (!reply.ok) throw new Error(`The server replied ${reply.status}.`);
  return await reply.json();
}

export function QuestionList({ lessonId }: { lessonId: string }) {
  const { data, error } = useQuery({
    queryKey: ['questions', lessonId],
    queryFn: () => fetchQuestions(lessonId),
  });
  if (error !== null) return <p role="alert">{error.message}</p>;
  if (data === undefined) return <p role="status">Loading questions</p>;
  return (
    <ol>
      {data.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ol>
  );
}
