export type Attempt = {
  id: string;
  learnerId: string;
  questionId: string;
  choice: string;
  correct: boolean;
};

export const attempts: Attempt[] = [
  { id: 'a1', learnerId: 'l1', questionId: 'q1', choice: 'POST', correct: false },
];
