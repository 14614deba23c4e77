import { createLogger, format, transports } from 'winston';

const SECRET = /token|password|authorization|cookie/i;

const hideSecrets = format((entry) => {
  for (const name of Object.keys(entry)) {
    if (SECRET.test(name)) entry[name] = '[hidden]';
  }
  return entry;
});

export const log = createLogger({
  level: process.env.LOG_LEVEL ?? 'info',
  format: format.combine(hideSecrets(), format.timestamp(), format.json()),
  transports: [new transports.Console()],
});
