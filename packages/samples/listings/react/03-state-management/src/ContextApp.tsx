import { Counted } from './Counted';
import { ProgressProvider, useProgress } from './ProgressContext';

function Header() {
  const { solved } = useProgress();
  return <p>Solved: {solved.length}</p>;
}

function Card() {
  const { isLarge, solve } = useProgress();
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
  const { isLarge, toggleSize } = useProgress();
  return (
    <button type="button" aria-pressed={isLarge} onClick={toggleSize}>
      Large text
    </button>
  );
}

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
