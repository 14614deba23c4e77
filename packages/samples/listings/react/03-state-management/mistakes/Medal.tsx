import { useState } from 'react';
import { useProgressStore } from '../src/progressStore';

// #region medal
export function Medal() {
  const solved = useProgressStore((state) => state.solved);
  const [hasMedal] = useState(solved.length >= 1);
  return (
    <p>
      {hasMedal ? 'Medal' : 'No medal'} for {solved.length} solved
    </p>
  );
}
// #endregion medal
