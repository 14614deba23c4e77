import { Router } from 'express';
import { courses } from './courses.js';

export const coursesRouter = Router();

coursesRouter.get('/', (_request, response) => {
  response.json(courses);
});
