import { z } from 'zod';
import { createApp } from './app.js';
import { readConfig } from './config.js';

const result = readConfig(process.env);
if (!result.success) {
  console.error(`Riddle cannot start:\n${z.prettifyError(result.error)}`);
  process.exit(1);
}

const config = result.data;
createApp(config).listen(config.port, (error) => {
  if (error) throw error;
  const { host } = new URL(config.databaseUrl);
  console.log(`Riddle listens on http://localhost:${config.port} and stores at ${host}`);
});
