import { useShallow } from 'zustand/react/shallow';
import { selectProgress } from './lessonSlice';
import { useRiddle } from './riddleStore';

export function ProgressLine() {
  const { solved, total } = useRiddle(useShallow(selectProgress));
  return (
    <p>
      {solved} of {total} solved
    </p>
  );
}
