export class HintService {
  #requests = 0;

  async request(_learnerId: string): Promise<boolean> {
    this.#requests += 1;
    return this.#requests === 1;
  }
}
