import { memo, type ReactNode, useState } from 'react';
import { renders } from '../src/renders';

// #region panel
const Panel = memo(function Panel({ children }: { children: ReactNode }) {
  renders.rows += 1;
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
