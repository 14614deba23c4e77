import { useAttemptStore } from './attemptStore';

export function AttemptPanel() {
  const sending = useAttemptStore((state) => state.sending);
  const send = useAttemptStore((state) => state.send);
  return (
    <section>
      {['GET', 'POST'].map((choice) => (
        <button
          key={choice}
          type="button"
          disabled={sending.status === 'sending'}
          onClick={() => send('q1', choice)}
        >
          Answer {choice}
        </button>
      ))}
      {sending.status === 'sending' && <p role="status">Sending</p>}
      {sending.status === 'graded' && <p role="status">{sending.correct ? 'Right' : 'Wrong'}</p>}
      {sending.status === 'failed' && <p role="alert">{sending.message}</p>}
    </section>
  );
}
