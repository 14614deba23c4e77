// biome-ignore-all lint/a11y/useKeyWithClickEvents: the lesson shows what it causes
// biome-ignore-all lint/a11y/noStaticElementInteractions: as above
import { useState } from 'react';

// #region hint
export function Hint({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <div className="button" onClick={() => setIsOpen(!isOpen)}>
        Show a hint
      </div>
      {isOpen && <p>{text}</p>}
    </div>
  );
}
// #endregion hint
