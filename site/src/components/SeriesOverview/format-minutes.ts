import { translate } from '@docusaurus/Translate';
import { plural } from '../../messages/format.ts';

/** Minutes in words: `50 minutes`, `1 hour`, `2½ hours`, to the half hour from one hour on. */
export function formatMinutes(minutes: number): string {
  if (minutes < 60) {
    return plural(translate({ message: '{count} minute|{count} minutes' }), minutes);
  }
  const halves = Math.round(minutes / 30);
  const whole = Math.floor(halves / 2);
  const half = halves % 2 === 1 ? '½' : '';
  return plural(translate({ message: '{hours} hour|{hours} hours' }), halves / 2, {
    hours: `${whole}${half}`,
  });
}
