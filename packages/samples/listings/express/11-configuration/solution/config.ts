import { z } from 'zod';

const environment = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    APP_ORIGINS: z
      .string()
      .default('http://localhost:5173')
      .transform((text) => text.split(','))
      .pipe(z.array(z.url({ protocol: /^https?$/ }))),
    // #region attempts
    MAX_ATTEMPTS: z.coerce.number().int().min(1).default(3),
    // #endregion attempts
  })
  // #region refine
  .refine(
    (env) =>
      env.NODE_ENV !== 'production' ||
      env.APP_ORIGINS.every((origin) => origin.startsWith('https://')),
    { path: ['APP_ORIGINS'], error: 'In production, all origins use https' },
  );
// #endregion refine

export function readConfig(env: NodeJS.ProcessEnv) {
  return environment.safeParse(env);
}
