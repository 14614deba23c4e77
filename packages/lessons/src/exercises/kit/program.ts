// Kit of exercises in plain TypeScript: a script of the frame's worker.
import { registerKit } from './register-kit.ts';

registerKit((tools) => tools);
