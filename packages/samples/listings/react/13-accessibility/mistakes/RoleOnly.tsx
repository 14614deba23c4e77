// biome-ignore-all lint/a11y/useKeyWithClickEvents: the lesson shows what it causes
// biome-ignore-all lint/a11y/useSemanticElements: as above
import { useState } from 'react';

export function Hint({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const control = (
    // #region control
    <div role="button" tabIndex={0} onClick={() => setIsOpen(!isOpen)}>
      Hint
    </div>
    // #endregion control
  );
  return (
    <div>
      {control}
      {isOpen && <p>{text}</p>}
    </div>
  );
}
