interface HintBoxProps {
  hint: string;
  title?: string;
  isOpen?: boolean;
}

export function HintBox({ hint, title = 'Hint', isOpen = false }: HintBoxProps) {
  return (
    <details open={isOpen}>
      <summary>{title}</summary>
      <p>{hint}</p>
    </details>
  );
}
