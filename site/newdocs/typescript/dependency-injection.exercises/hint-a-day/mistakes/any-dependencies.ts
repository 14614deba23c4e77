export class HintService {
  constructor(
    private readonly clock: any,
    private readonly log: any,
    private readonly mailer: any,
  ) {}

  async request(learnerId: string): Promise<boolean> {
    const today = this.clock.now().toISOString().slice(0, 10);
    if (this.log.get(learnerId) === today) {
      return false;
    }
    await this.mailer.send(learnerId, 'It begins with G');
    this.log.set(learnerId, today);
    return true;
  }
}
