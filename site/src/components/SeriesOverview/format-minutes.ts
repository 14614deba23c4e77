/** Minutes in words: `50 minutes`, `1 hour`, `2½ hours`, to the half hour from one hour on. */
export function formatMinutes(minutes: number): string {
  if (minutes < 60) {
    return `${minutes} minutes`;
  }
  const halves = Math.round(minutes / 30);
  const whole = Math.floor(halves / 2);
  const half = halves % 2 === 1 ? '½' : '';
  return `${whole}${half} ${whole === 1 && half === '' ? 'hour' : 'hours'}`;
}
