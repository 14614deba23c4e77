import { Profiler, type ReactNode } from 'react';

/** Logs each time that React renders something inside. */
export function Counted({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Profiler id={name} onRender={(id, phase) => console.log(id, phase)}>
      {children}
    </Profiler>
  );
}
