import { useQuery } from '@tanstack/react-query';

async function fetchTitle(lessonId: string): Promise<string> {
  return `The questions of ${lessonId}`;
}

export function LessonQuestions({ lessonId }: { lessonId: string }) {
  // #region query
  const { data } = useQuery({ queryKey: ['questions'], queryFn: () => fetchTitle(lessonId) });
  // #endregion query
  return <p>{data}</p>;
}
