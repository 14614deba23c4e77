interface Clock {
  now(): Date;
}
interface HintLog {
  get(learnerId: string): string | undefined;
  set(learnerId: string, day: string): unknown;
}
interface Mailer {
  send(learnerId: string, text: string): Promise<void>;
}

export class HintService {
  constructor(
    private readonly clock: Clock,
    private readonly log: HintLog,
    private readonly mailer: Mailer,
  ) {}

  async request(learnerId: string): Promise<boolean> {
    const now = this.clock.now();
    const last = this.log.get(learnerId);
    if (last !== undefined && now.getTime() - new Date(last).getTime() < 24 * 60 * 60 * 1000) {
      return false;
    }
    await this.mailer.send(learnerId, 'It begins with G');
    this.log.set(learnerId, now.toISOString());
    return true;
  }
}
