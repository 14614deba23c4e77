import { PlayerScore } from './PlayerScore';

export function App() {
  return (
    <main>
      <PlayerScore name="Owl" />
      <PlayerScore name="Fox" />
    </main>
  );
}
