// Kit of exercises with React components: a script of the frame, after that of the packages.
import { makePageTools } from './page-tools.ts';
import { registerKit } from './register-kit.ts';

registerKit(makePageTools);
