/**
 * Keeps what a function made for the last texts, because the next key mostly asks for the same again.
 *
 * @param most texts to keep; the one that was made first goes first. A session of typing meets a few
 *   thousand words; a hostile one must not fill the memory.
 */
export function remember<Value>(
  most: number,
  make: (text: string) => Value,
): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) {
      return kept;
    }
    const value = make(text);
    if (known.size >= most) {
      const [oldest = ''] = known.keys();
      known.delete(oldest);
    }
    known.set(text, value);
    return value;
  };
}
