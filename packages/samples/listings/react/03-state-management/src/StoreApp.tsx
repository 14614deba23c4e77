import { Counted } from './Counted';
import { useProgressStore } from './progressStore';

// #region readers
function Header() {
  const count = useProgressStore((state) => state.solved.length);
  return <p>Solved: {count}</p>;
}

function Card() {
  const solve = useProgressStore((state) => state.solve);
  return (
    <button type="button" onClick={() => solve('q1')}>
      Solve q1
    </button>
  );
}

function SizeSwitch() {
  const isLarge = useProgressStore((state) => state.isLarge);
  const toggleSize = useProgressStore((state) => state.toggleSize);
  return (
    <button type="button" aria-pressed={isLarge} onClick={toggleSize}>
      Large text
    </button>
  );
}
// #endregion readers

export function StoreApp() {
  return (
    <>
      <Counted name="Header">
        <Header />
      </Counted>
      <Counted name="Card">
        <Card />
      </Counted>
      <Counted name="SizeSwitch">
        <SizeSwitch />
      </Counted>
    </>
  );
}
