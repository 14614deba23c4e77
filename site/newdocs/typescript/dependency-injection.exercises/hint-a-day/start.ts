const lastHint = new Map<string, string>();

export class HintService {
  async request(learnerId: string): Promise<boolean> {
    const today = new Date().toISOString().slice(0, 10);
    if (lastHint.get(learnerId) === today) {
      return false;
    }
    lastHint.set(learnerId, today);
    console.log(`Mail to ${learnerId}: It begins with G`);
    return true;
  }
}
