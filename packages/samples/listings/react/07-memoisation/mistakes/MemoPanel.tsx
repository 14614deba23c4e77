import { memo, type ReactNode, useState } from 'react';
import { draws } from '../src/draws';

// #region panel
const Panel = memo(function Panel({ children }: { children: ReactNode }) {
  draws.rows += 1;
  return <section>{children}</section>;
});

export function HintPage() {
  const [hints, setHints] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setHints(hints + 1)}>
        Hints: {hints}
      </button>
      <Panel>
        <p>GET reads.</p>
      </Panel>
    </>
  );
}
// #endregion panel
