export { isQuestion } from '../../mistakes/object/isQuestion';
export { percent } from '../../mistakes/percent';
