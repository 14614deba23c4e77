import { rateLimit } from 'express-rate-limit';
import { z } from 'zod';

// #region solution
const signIn = z.strictObject({ name: z.string().max(50), password: z.string().max(200) });

/** At most five failed attempts in 15 minutes for one name. A success does not count. */
const limitSignIns = () =>
  rateLimit({
    windowMs: 15 * 60_000,
    limit: 5,
    skipSuccessfulRequests: true,
    keyGenerator: (request) => signIn.safeParse(request.body).data?.name ?? 'no name',
    message: { message: 'Too many attempts. Wait 15 minutes' },
  });

// #endregion solution

export { limitSignIns, signIn };
