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

const lastHint = new Map<string, string>();

export class HintService {
  constructor(
    private readonly clock: Clock,
    readonly log: HintLog,
    private readonly mailer: Mailer,
  ) {}

  async request(learnerId: string): Promise<boolean> {
    const today = this.clock.now().toISOString().slice(0, 10);
    if (lastHint.get(learnerId) === today) {
      return false;
    }
    await this.mailer.send(learnerId, 'It begins with G');
    lastHint.set(learnerId, today);
    return true;
  }
}
