import type { Diagram } from '../diagram.ts';
import { containers } from './containers.ts';
import { context } from './context.ts';
import { courseHierarchy } from './course-hierarchy.ts';
import { deployment } from './deployment.ts';
import { gitHistories } from './git-histories.ts';
import { lifeOfARequest } from './life-of-a-request.ts';
import { moduleSequences } from './module-sequences.ts';

/** Every diagram of the site. */
export const diagrams: readonly Diagram[] = [
  context,
  containers,
  lifeOfARequest,
  deployment,
  courseHierarchy,
  ...moduleSequences,
  ...gitHistories,
];
