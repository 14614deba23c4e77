import { Counted } from './Counted';
import { ProgressProvider, useProgress } from './ProgressContext';

// #region readers
function Header() {
  const { solved } = useProgress();
  return <p>Solved: {solved.length}</p>;
}

function Card() {
  const { solve } = useProgress();
  return (
    <button type="button" onClick={() => solve('q1')}>
      Solve q1
    </button>
  );
}

function SizeSwitch() {
  const { isLarge, toggleSize } = useProgress();
  return (
    <button type="button" aria-pressed={isLarge} onClick={toggleSize}>
      Large text
    </button>
  );
}
// #endregion readers

export function ContextApp() {
  return (
    <ProgressProvider>
      <Counted name="Header">
        <Header />
      </Counted>
      <Counted name="Card">
        <Card />
      </Counted>
      <Counted name="SizeSwitch">
        <SizeSwitch />
      </Counted>
    </ProgressProvider>
  );
}
