import { z } from 'zod';

const environment = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  // "memory:" is a choice, not a default: nobody loses data by forgetting a variable.
  DB_URL: z.url({ protocol: /^(mongodb(\+srv)?|memory)$/ }),
});

/** Reads the configuration from environment variables. */
export function readConfig(env: NodeJS.ProcessEnv) {
  return environment.safeParse(env);
}
