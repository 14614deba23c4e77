import { percent } from '../percent';
import { isQuestion } from './isQuestion';

export const riddle = { percent, isQuestion };
