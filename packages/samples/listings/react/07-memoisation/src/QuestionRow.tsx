import type { Question } from './manyQuestions';
import { renders } from './renders';

interface QuestionRowProps {
  question: Question;
  onOpen: (questionId: string) => void;
}

export function QuestionRow({ question, onOpen }: QuestionRowProps) {
  renders.rows += 1;
  return (
    <li>
      <button type="button" onClick={() => onOpen(question.id)}>
        {question.text}
      </button>
    </li>
  );
}
