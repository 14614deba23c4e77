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
    const today = this.clock.now().toISOString().slice(0, 10);
    if (this.log.get(learnerId) !== undefined) {
      return false;
    }
    await this.mailer.send(learnerId, 'It begins with G');
    this.log.set(learnerId, today);
    return true;
  }
}
