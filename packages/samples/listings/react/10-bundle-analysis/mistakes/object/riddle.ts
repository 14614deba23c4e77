import { isQuestion } from './isQuestion';
import { percent } from './percent';

export const riddle = { percent, isQuestion };
