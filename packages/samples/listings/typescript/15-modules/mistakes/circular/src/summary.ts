import { lessons } from './lessons.js';

export const summary = `${lessons.length} lessons`;
