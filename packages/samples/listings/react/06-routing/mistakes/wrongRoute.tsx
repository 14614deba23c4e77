import { useParams } from '@tanstack/react-router';
import './router';

export function QuestionTitle() {
  const params = useParams({ from: '/lessons/$lessonId' });
  return <h2>Question {params.questionId}</h2>;
}
