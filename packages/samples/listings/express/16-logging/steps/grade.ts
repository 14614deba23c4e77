import { requestLog } from './requestLog.js';

const answers: Record<string, { answer: string }> = {
  q1: { answer: 'GET' },
  q2: { answer: '201' },
};

export function grade(questionId: string, choice: string) {
  requestLog().debug('grading', { questionId });
  const result = choice === answers[questionId].answer ? 'right' : 'wrong';
  requestLog().info('graded', { questionId, result });
  return { result };
}
