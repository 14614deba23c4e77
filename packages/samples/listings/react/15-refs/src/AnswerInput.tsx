import type { ComponentProps } from 'react';

interface AnswerInputProps extends ComponentProps<'input'> {
  label: string;
}

export function AnswerInput({ label, ...inputProps }: AnswerInputProps) {
  return (
    <label>
      {label} <input {...inputProps} />
    </label>
  );
}
