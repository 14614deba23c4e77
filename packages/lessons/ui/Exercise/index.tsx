import text from '@generated/messages/default/exercise.json';
import { Island } from '@vibe-docs/theme/ui/islands/Island';
import { fill } from '@vibe-docs/theme/ui/messages/format';
import type { ReactNode } from 'react';
import type { ExerciseProps } from '../generated/generated-data.ts';
import { ExerciseIsland } from './ExerciseIsland.tsx';
import { CODE_KEY } from './kept-code.ts';
import styles from './styles.module.css';

/** The starting point of an exercise, and the tool that checks what readers make of it. */
export function ExerciseTool({
  children,
  ...props
}: ExerciseProps & { readonly children: ReactNode }): ReactNode {
  return (
    <section
      className={styles.exercise}
      data-exercise={props.id}
      aria-label={fill(text.name, { task: props.id.replaceAll('-', ' ') })}
    >
      <div data-start>{children}</div>
      <Island
        name="exercise"
        component={ExerciseIsland}
        props={props}
        when="pressed"
        storedAs={CODE_KEY + props.id}
      />
    </section>
  );
}
