import { rateLimit } from 'express-rate-limit';

/** At most so many requests a minute from one address. */
export const limitRequests = (limit: number) =>
  rateLimit({
    windowMs: 60_000,
    limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    message: { message: 'Too many requests. Wait a minute' },
  });
