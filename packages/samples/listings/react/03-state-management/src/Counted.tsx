import { Profiler, type ReactNode } from 'react';

export const renders = new Map<string, number>();

/** Counts how often what stands inside is drawn. */
export function Counted({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Profiler id={name} onRender={(id) => renders.set(id, (renders.get(id) ?? 0) + 1)}>
      {children}
    </Profiler>
  );
}
