import { memo, useState } from 'react';
import { questions } from '../src/manyQuestions';
import { renders } from '../src/renders';

// #region flags
interface FlagRowProps {
  id: string;
  flags: { isSolved: boolean };
}

const FlagRow = memo(function FlagRow({ id, flags }: FlagRowProps) {
  renders.rows += 1;
  return <li>{flags.isSolved ? `${id} solved` : id}</li>;
});

export function FlagOverview() {
  const [solved, setSolved] = useState<readonly string[]>([]);
  return (
    <>
      <button type="button" onClick={() => setSolved([...solved, 'q1'])}>
        Solve q1
      </button>
      <ul>
        {questions.map(({ id }) => (
          <FlagRow key={id} id={id} flags={{ isSolved: solved.includes(id) }} />
        ))}
      </ul>
    </>
  );
}
// #endregion flags
