import { Counted } from './Counted';
import { useProgressStore } from './progressStore';

function Header() {
  const count = useProgressStore((state) => state.solved.length);
  return <p>Solved: {count}</p>;
}

function Card() {
  const isLarge = useProgressStore((state) => state.isLarge);
  const solve = useProgressStore((state) => state.solve);
  return (
    <section style={{ fontSize: isLarge ? '2rem' : '1rem' }}>
      <p>Which method asks for a resource and changes nothing?</p>
      <button type="button" onClick={() => solve('q1')}>
        Solve q1
      </button>
    </section>
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
