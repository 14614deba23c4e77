import type { ComponentProps } from 'react';

type RiddleButtonProps = ComponentProps<'button'> & {
  tone?: 'calm' | 'loud';
};

export function RiddleButton({ tone = 'calm', className = '', ...rest }: RiddleButtonProps) {
  return <button type="button" {...rest} className={`riddle-button ${tone} ${className}`.trim()} />;
}
