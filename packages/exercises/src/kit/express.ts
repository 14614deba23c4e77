// Kit of exercises with Express handlers: a script of the frame's worker.
import { registerKit } from './register-kit.ts';
import { expressModule, makeServerTools } from './server-tools.ts';

// The router defers what handlers throw with it, and browsers have none.
if (!('setImmediate' in self)) {
  const setImmediate = (callback: (value: unknown) => void, value: unknown) =>
    setTimeout(callback, 0, value);
  Object.assign(self, { setImmediate });
}

const { Router, json } = expressModule;
registerKit(makeServerTools, {
  express: { __esModule: true, default: expressModule, Router, json },
});
