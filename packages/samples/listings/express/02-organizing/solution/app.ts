import { createApp as createBase } from '../src/app.js';
import { learnersRouter } from './learners/learnersRouter.js';

export function createApp() {
  const app = createBase();
  // #region mount
  app.use('/learners', learnersRouter);
  // #endregion mount
  return app;
}
