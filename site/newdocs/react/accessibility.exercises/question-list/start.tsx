interface QuestionListProps {
  initial: readonly string[];
}

export function QuestionList({ initial }: QuestionListProps) {
  return (
    <ul>
      {initial.map((text) => (
        <li key={text}>{text} ×</li>
      ))}
    </ul>
  );
}
