export { isQuestion } from './isQuestion';
export { percent } from './percent';
