export interface Learner {
  id: string;
  name: string;
  town: string;
  role: 'learner' | 'teacher';
  token: string;
}

export interface Note {
  id: string;
  learnerId: string;
  text: string;
}

export const createData = () => ({
  learners: [
    { id: 'l1', name: 'Owl', town: 'Agra', role: 'learner', token: 'owl-token' },
    { id: 'l2', name: 'Fox', town: 'Pune', role: 'learner', token: 'fox-token' },
  ] as Learner[],
  notes: [
    { id: 'n1', learnerId: 'l1', text: 'GET changes nothing.' },
    { id: 'n2', learnerId: 'l2', text: 'My teacher reads this, nobody else.' },
  ] as Note[],
});
