import { summary } from './summary.js';

export const lessons = ['methods', 'commits'];

console.log(summary);
