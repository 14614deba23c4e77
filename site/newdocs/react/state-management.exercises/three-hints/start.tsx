type OnRender = (component: 'counter' | 'button' | 'lesson') => void;

export function HintCounter({ onRender }: { onRender: OnRender }) {
  onRender('counter');
  return <p>Hints:</p>;
}

export function HintButton({ onRender }: { onRender: OnRender }) {
  onRender('button');
  return <button type="button">Take a hint</button>;
}

export function LessonButton({ onRender }: { onRender: OnRender }) {
  onRender('lesson');
  return <button type="button">New lesson</button>;
}

export function HintPage({ onRender }: { onRender: OnRender }) {
  return (
    <main>
      <HintCounter onRender={onRender} />
      <HintButton onRender={onRender} />
      <LessonButton onRender={onRender} />
    </main>
  );
}
