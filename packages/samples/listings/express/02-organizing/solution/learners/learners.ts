export type Learner = { id: string; name: string };

export const learners: Learner[] = [
  { id: 'l1', name: 'Owl' },
  { id: 'l2', name: 'Fox' },
];
