import { useRef } from 'react';

export function TryButton() {
  const tries = useRef(0);

  return (
    <button
      type="button"
      onClick={() => {
        tries.current += 1;
      }}
    >
      Tries: {tries.current}
    </button>
  );
}
