import type { Checks } from '@vibe-docs/lessons/exercises/judging';
import type * as Solution from './solution.ts';

/** Test doubles of one test: a clock that stands still, a log that may be shared, and a mailer that may fail. */
class World {
  /** Times of one day are minutes apart, so that it is the same day in every time zone. */
  time = '2030-01-01T12:00:00Z';
  mails: string[] = [];
  isBroken = false;
  isClockAsked = false;

  constructor(
    private readonly Service: typeof Solution.HintService,
    private readonly log = new Map<string, string>(),
  ) {}

  makeService(): Solution.HintService {
    const now = () => {
      this.isClockAsked = true;
      return new Date(this.time);
    };
    const send = async (to: string, text: string) => {
      if (this.isBroken) throw new Error('No mail today');
      this.mails.push(`${to}: ${text}`);
    };
    return new this.Service({ now }, this.log, { send });
  }
}

export const checks: Checks<typeof Solution> = {
  async first({ HintService }, { gives }) {
    const world = new World(HintService);
    const service = world.makeService();
    await gives("request('l2')", () => service.request('l2'), true);
    await gives('the mails after it', () => world.mails, ['l2: It begins with G']);
  },
  async second({ HintService }, { gives }) {
    const world = new World(HintService);
    const service = world.makeService();
    await service.request('l3');
    world.time = '2030-01-01T12:20:00Z';
    await gives("request('l3') at 12:20, after one at 12:00", () => service.request('l3'), false);
    await gives("request('l4') at 12:20, on the same day", () => service.request('l4'), true);
    await gives('the mails after them', () => world.mails, [
      'l3: It begins with G',
      'l4: It begins with G',
    ]);
  },
  async 'next-day'({ HintService }, { gives }) {
    const world = new World(HintService);
    const asks = async () => {
      await world.makeService().request('l5');
      return world.isClockAsked;
    };
    await gives("request('l5') on 1 January: does it ask clock.now()?", asks, true);
    world.time = '2030-01-03T12:10:00Z';
    const service = world.makeService();
    const next = () => service.request('l5');
    await gives("request('l5') on 3 January, by a new service, after one on 1 January", next, true);
    world.time = '2030-01-05T12:10:00Z';
    await gives("request('l5') on 5 January, by the service of 3 January", next, true);
    // Less than 24 hours later, and yet the next day in every time zone.
    world.time = '2030-01-06T12:00:00Z';
    await gives("request('l5') on 6 January, 23 hours and 50 minutes later", next, true);
  },
  async log({ HintService }, { gives }) {
    const log = new Map<string, string>();
    await new World(HintService, log).makeService().request('l6');
    const other = new World(HintService).makeService();
    await gives("request('l6') with another log, after one", () => other.request('l6'), true);
    const same = new World(HintService, log).makeService();
    await gives("request('l6') with the same log, after one", () => same.request('l6'), false);
  },
  async failing({ HintService }, { gives, throws }) {
    const world = new World(HintService);
    const service = world.makeService();
    world.isBroken = true;
    const request = () => service.request('l7');
    await throws("request('l7'), when the mail fails", request, 'No mail today');
    world.isBroken = false;
    await gives("request('l7') again, when mails work", request, true);
  },
};
