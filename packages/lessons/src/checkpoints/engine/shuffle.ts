/**
 * Display order of a question's choices: the same for every reader and every build.
 * Authors may therefore write the right choice first.
 *
 * @param count how many there are
 * @param seed the id of the question
 * @returns a permutation of the indexes
 */
export function shuffleChoices(count: number, seed: string): readonly number[] {
  const random = randomNumbers(seed);
  const order = Array.from({ length: count }, (_, place) => place);
  // Fisher–Yates shuffle.
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const moved = order[last] ?? 0;
    order[last] = order[other] ?? 0;
    order[other] = moved;
  }
  return order;
}

/**
 * Like `shuffleChoices`, but never the original order, which is the answer.
 *
 * @param count at least 2, because no other order exists for fewer
 */
export function shuffleItems(count: number, seed: string): readonly number[] {
  const order = shuffleChoices(count, seed);
  const isRight = order.every((item, place) => item === place);
  return isRight ? [...order.slice(1), ...order.slice(0, 1)] : order;
}

/** Pseudo-random numbers in [0, 1): mulberry32, seeded with the 32-bit FNV-1a hash of the text. */
function randomNumbers(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
