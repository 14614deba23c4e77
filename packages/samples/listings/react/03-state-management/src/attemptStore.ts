import { create } from 'zustand';

type Sending =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'failed'; message: string }
  | { status: 'graded'; correct: boolean };

interface AttemptState {
  sending: Sending;
  send: (questionId: string, choice: string) => Promise<void>;
}

export const useAttemptStore = create<AttemptState>()((set) => ({
  sending: { status: 'idle' },
  send: async (questionId, choice) => {
    set({ sending: { status: 'sending' } });
    try {
      const reply = await fetch('/api/attempts', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ questionId, choice }),
      });
      if (!reply.ok) throw new Error(`The server replied ${reply.status}.`);
      const { correct }: { correct: boolean } = await reply.json();
      set({ sending: { status: 'graded', correct } });
    } catch (error) {
      const message = error instanceof Error ? error.message : 'Unknown error';
      set({ sending: { status: 'failed', message } });
    }
  },
}));
