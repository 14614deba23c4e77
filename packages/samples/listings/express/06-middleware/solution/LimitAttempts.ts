import type { NextFunction, Request, Response } from 'express';
import { type ExpressMiddlewareInterface, HttpError } from 'routing-controllers';

const times = new Map<string, number[]>();

/** Lets a learner send three attempts a minute. */
export class LimitAttempts implements ExpressMiddlewareInterface {
  use(_request: Request, response: Response, next: NextFunction) {
    const { id } = response.locals.learner;
    const now = Date.now();
    const recent = (times.get(id) ?? []).filter((time) => now - time < 60_000);
    if (recent.length >= 3) throw new HttpError(429, 'Wait a minute before you try again');
    times.set(id, [...recent, now]);
    next();
  }
}
