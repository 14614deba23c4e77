import { createApp } from './app.js';
import { log } from './log.js';

createApp().listen(3000, (error) => {
  if (error) throw error;
  log.info('listening', { url: 'http://localhost:3000' });
});
