// Kit of exercises with Express handlers: a script of the frame's worker.
import { registerKit } from './register-kit.ts';
import { expressModule, makeServerTools } from './server-tools.ts';

const { Router, json } = expressModule;
registerKit(makeServerTools, {
  express: { __esModule: true, default: expressModule, Router, json },
});
