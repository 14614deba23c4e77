import { z } from 'zod';
import { createApp } from './app.js';
import { readConfig } from './config.js';
import { openStore } from './openStore.js';
import { questions } from './questions.js';
import { serveClient } from './serveClient.js';

const config = readConfig(process.env);
if (!config.success) {
  console.error(`Riddle cannot start:\n${z.prettifyError(config.error)}`);
  process.exit(1);
}

const { PORT, DB_URL } = config.data;
const store = await openStore(DB_URL);
const app = createApp({ questions, store });
serveClient(app);

const server = app.listen(PORT, async (error) => {
  if (error) throw error;
  console.log(`Riddle listens on http://localhost:${PORT} and stores in ${await store.check()}`);
});

for (const signal of ['SIGTERM', 'SIGINT']) {
  process.once(signal, () => {
    console.log(`${signal}: no new requests`);
    server.close(async () => {
      await store.close();
      console.log('Everything is answered and stored');
    });
  });
}
