import type { NextFunction, Request, Response } from 'express';
import { type ExpressMiddlewareInterface, UnauthorizedError } from 'routing-controllers';
import { learners } from './learners.js';

/** Lets a request pass if it carries the token of a learner. */
export class RequireLearner implements ExpressMiddlewareInterface {
  use(request: Request, response: Response, next: NextFunction) {
    const header = request.headers.authorization ?? '';
    const learner = learners.find(({ token }) => header === `Bearer ${token}`);
    if (!learner) throw new UnauthorizedError('Send the token of a learner');
    response.locals.learner = learner;
    next();
  }
}
