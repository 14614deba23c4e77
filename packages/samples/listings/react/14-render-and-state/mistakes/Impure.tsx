let shown = 0;

export function QuestionTitle({ text }: { text: string }) {
  shown += 1;
  return (
    <h2>
      Question {shown}: {text}
    </h2>
  );
}
