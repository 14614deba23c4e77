type Clock = { now: () => Date };
type HintLog = Pick<Map<string, string>, 'get' | 'set'>;
type Send = (learnerId: string, text: string) => Promise<void>;

const HINT = 'It begins with G';

/** The day in the time zone of the computer. */
function dayOf(date: Date): string {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()].join('-');
}

export class HintService {
  readonly #today: () => string;
  readonly #log: HintLog;
  readonly #send: Send;

  constructor(clock: Clock, log: HintLog, mailer: { send: Send }) {
    this.#today = () => dayOf(clock.now());
    this.#log = log;
    this.#send = (learnerId, text) => mailer.send(learnerId, text);
  }

  request(learnerId: string): Promise<boolean> {
    const day = this.#today();
    if (this.#log.get(learnerId) === day) return Promise.resolve(false);
    return this.#send(learnerId, HINT).then(() => {
      this.#log.set(learnerId, day);
      return true;
    });
  }
}
