import { useProgressStore } from '../src/progressStore';

// #region header
export function GreedyHeader() {
  const { solved } = useProgressStore();
  return <p>Solved: {solved.length}</p>;
}
// #endregion header
