import { type ComponentProps, useId } from 'react';

interface FieldProps extends ComponentProps<'input'> {
  label: string;
  error: string | undefined;
}

export function Field({ label, error, ...inputProps }: FieldProps) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input
        {...inputProps}
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-error`}
      />
      <strong id={`${id}-error`}>{error}</strong>
    </p>
  );
}
