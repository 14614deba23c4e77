import { useProgressStore } from '../src/progressStore';

// #region list
export function SolvedList() {
  const recent = useProgressStore((state) => state.solved.slice(-3));
  return <p>Last solved: {recent.join(', ')}</p>;
}
// #endregion list
