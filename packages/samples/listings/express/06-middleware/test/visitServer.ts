import { createApp } from '../mistakes/mounted.js';

/** Sends itself one request. Without the mistake, it ends with code 0. */
const server = createApp().listen(0, async () => {
  const address = Object(server.address());
  await fetch(`http://localhost:${address.port}/api/courses`).catch(() => {});
  server.close();
});
