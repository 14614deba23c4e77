export type Question = { id: string; text: string; answer: string };

export const questions: readonly Question[] = [
  { id: 'q1', text: 'Which method asks for a resource and changes nothing?', answer: 'GET' },
  { id: 'q2', text: 'Which status code says that something was created?', answer: '201' },
];
