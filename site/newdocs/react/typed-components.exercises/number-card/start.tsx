interface NumberQuestion {
  id: string;
  text: string;
  answer: number;
  tolerance: number;
}

interface NumberCardProps {
  question: NumberQuestion;
  onSolved: (questionId: string) => void;
}

export function NumberCard({ question, onSolved }: NumberCardProps) {
  return <p>{question.text}</p>;
}
