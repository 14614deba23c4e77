export type Learner = { id: string; name: string; token: string };

export const learners: Learner[] = [
  { id: 'l1', name: 'Owl', token: 'owl-token' },
  { id: 'l2', name: 'Fox', token: 'fox-token' },
];
