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
  private readonly today: string;

  constructor(
    clock: Clock,
    private readonly log: HintLog,
    private readonly mailer: Mailer,
  ) {
    this.today = clock.now().toISOString().slice(0, 10);
  }

  async request(learnerId: string): Promise<boolean> {
    if (this.log.get(learnerId) === this.today) {
      return false;
    }
    await this.mailer.send(learnerId, 'It begins with G');
    this.log.set(learnerId, this.today);
    return true;
  }
}
