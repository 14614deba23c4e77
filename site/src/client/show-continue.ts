import text from '@generated/messages/default/progress-counts.json';
import type { Progress } from '@vibe-docs/checkpoints/engine';
import { type Place, readPlaces } from './places.ts';

/**
 * Shows links that lead back to where the reader was. The build marks them with `data-continue`: the
 * series, or nothing for the last one. After a lesson whose questions are all answered, the next page is offered.
 */
export function showContinue(page: Document, progress: Progress): void {
  const places = readPlaces();
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-continue]')) {
    const series = link.dataset.continue ?? '';
    const place = series === '' ? Object.values(places).at(-1) : places[series];
    link.hidden = place === undefined;
    if (place !== undefined) {
      const target = isDone(place, progress) ? (place.next ?? place) : place;
      link.href = target.address;
      link.textContent = text.continue.replace('{title}', target.title);
    }
  }
}

function isDone({ lesson, count }: Place, progress: Progress): boolean {
  const states = Object.hasOwn(progress, lesson) ? Object.values(progress[lesson] ?? {}) : [];
  return states.filter(({ state }) => state === 'right').length >= count;
}
