import { z } from 'zod';

const environment = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    PORT: z.coerce.number().int().min(1).max(65535).default(3000),
    APP_ORIGINS: z
      .string()
      .default('http://localhost:5173')
      .transform((text) => text.split(','))
      .pipe(z.array(z.url({ protocol: /^https?$/ }))),
    DB_URL: z.url({ protocol: /^mongodb(\+srv)?$/ }),
    ENABLE_REMINDERS: z.stringbool().default(false),
  })
  .transform((env) => ({
    isProduction: env.NODE_ENV === 'production',
    port: env.PORT,
    origins: env.APP_ORIGINS,
    databaseUrl: env.DB_URL,
    sendsReminders: env.ENABLE_REMINDERS,
  }));

export type Config = z.output<typeof environment>;

/** Reads the configuration from environment variables. */
export function readConfig(env: NodeJS.ProcessEnv) {
  return environment.safeParse(env);
}
