import { HintService } from './solution.ts';

const clock = { now: () => new Date(0) };
const log = new Map<string, string>();
const mailer = { send: async () => {} };
(await new HintService(clock, log, mailer).request('l1')) === true;
// @ts-expect-error
new HintService({ now: () => 0 }, log, mailer);
// @ts-expect-error
new HintService(clock, new Map<string, number>(), mailer);
// @ts-expect-error
new HintService(clock, log, {});
