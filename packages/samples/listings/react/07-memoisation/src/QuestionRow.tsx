import { draws } from './draws';
import type { Question } from './questions';

interface QuestionRowProps {
  question: Question;
  onOpen: (questionId: string) => void;
}

export function QuestionRow({ question, onOpen }: QuestionRowProps) {
  draws.rows += 1;
  return (
    <li>
      <button type="button" onClick={() => onOpen(question.id)}>
        {question.text}
      </button>
    </li>
  );
}
