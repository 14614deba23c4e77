export { percent } from './percent';
export { type Question, questionSchema } from './questionSchema';
