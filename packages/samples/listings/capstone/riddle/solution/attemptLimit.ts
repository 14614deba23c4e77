import { rateLimit } from 'express-rate-limit';

/** At most five attempts a minute for each learner and question. Needs the learner and the body. */
export const attemptLimit = () =>
  rateLimit({
    windowMs: 60_000,
    limit: 5,
    keyGenerator: (request, response) => `${response.locals.learner} ${request.body?.questionId}`,
    message: { message: 'Too many attempts. Wait a minute' },
  });
