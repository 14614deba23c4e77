// Kit of exercises with Express handlers: a script of the frame's worker.
import { nextTask } from './next-task.ts';
import { registerKit } from './register-kit.ts';
import { expressModule, makeServerTools } from './server-tools.ts';

// The router defers the end of its handlers with it, and browsers have none.
if (!('setImmediate' in self)) {
  const setImmediate = (callback: (value: unknown) => void, value: unknown) =>
    void nextTask().then(() => callback(value));
  Object.assign(self, { setImmediate });
}

const { Router, json } = expressModule;
registerKit(makeServerTools, {
  express: { __esModule: true, default: expressModule, Router, json },
});
