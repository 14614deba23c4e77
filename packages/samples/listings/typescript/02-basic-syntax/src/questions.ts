/** One question that Riddle asks. */
export interface Question {
  id: string;
  text: string;
  choices: string[];
  answer: string;
}

export const questions: Question[] = [
  {
    id: 'q1',
    text: 'Which method asks for a resource and changes nothing?',
    choices: ['GET', 'POST', 'DELETE'],
    answer: 'GET',
  },
  {
    id: 'q2',
    text: 'Which status code says that something was created?',
    choices: ['200', '201', '204'],
    answer: '201',
  },
];

/** Tells whether a choice is right. Case and spaces at its ends do not count. */
export function isRight(question: Question, choice: string): boolean {
  const cleaned = choice.trim().toUpperCase();
  return cleaned === question.answer;
}
