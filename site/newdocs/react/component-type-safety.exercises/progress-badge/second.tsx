interface Empty {
  kind: 'empty';
}

interface Open {
  kind: 'open';
  counts: readonly [solved: number, of: number];
}

interface Done {
  kind: 'done';
  questions: number;
}

const texts = {
  empty: () => 'No questions yet',
  open: ({ counts: [solved, of] }: Open) => `${solved} of ${of} solved`,
  done: ({ questions }: Done) => `All ${questions} solved`,
};

export const ProgressBadge = (badge: Empty | Open | Done) => {
  if (badge.kind === 'empty') return <p>{texts.empty()}</p>;
  return <p>{badge.kind === 'open' ? texts.open(badge) : texts.done(badge)}</p>;
};

export const toProgress = (solved: number, total: number): Empty | Open | Done => {
  const left = Math.max(total - solved, 0);
  if (left > 0) return { kind: 'open', counts: [solved, total] };
  return total > 0 ? { kind: 'done', questions: total } : { kind: 'empty' };
};
