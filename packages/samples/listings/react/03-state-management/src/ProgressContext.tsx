import { createContext, type ReactNode, useContext, useState } from 'react';

interface Progress {
  solved: readonly string[];
  isLarge: boolean;
  solve: (questionId: string) => void;
  toggleSize: () => void;
}

const ProgressContext = createContext<Progress | null>(null);

export function ProgressProvider({ children }: { children: ReactNode }) {
  const [solved, setSolved] = useState<readonly string[]>([]);
  const [isLarge, setIsLarge] = useState(false);
  const progress: Progress = {
    solved,
    isLarge,
    solve: (questionId) => setSolved((before) => [...before, questionId]),
    toggleSize: () => setIsLarge((before) => !before),
  };
  return <ProgressContext value={progress}>{children}</ProgressContext>;
}

export function useProgress(): Progress {
  const progress = useContext(ProgressContext);
  if (progress === null) {
    throw new Error('useProgress needs a <ProgressProvider> above it.');
  }
  return progress;
}
