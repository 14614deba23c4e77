import { Router } from 'express';
import { attempts } from './attempts.js';

export const attemptsRouter = Router();

attemptsRouter.get('/', (_request, response) => {
  response.json(attempts);
});
