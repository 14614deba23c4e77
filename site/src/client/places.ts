import { PLACES_KEY } from './places-key.ts';
import { readStored } from './stored.ts';

/** Where a reader was in a series. Addresses include the base path. */
export interface Place {
  /** Key of the lesson in the reader's progress. */
  readonly lesson: string;
  /** Number of the lesson's questions. */
  readonly count: number;
  readonly title: string;
  /** With the section, as `#id`. */
  readonly address: string;
  /** The page after the lesson. */
  readonly next?: { readonly title: string; readonly address: string } | undefined;
}

/** By series, the folder of its lessons such as `newdocs/express`; the last one was visited last. */
export type Places = Readonly<Record<string, Place>>;

/** The series of a lesson, by the lesson's key in the progress. */
export function seriesOf(lesson: string): string {
  return lesson.slice(0, lesson.lastIndexOf('/'));
}

/** Reads the stored places; malformed ones are left out. */
export function readPlaces(): Places {
  try {
    const places: unknown = JSON.parse(readStored(PLACES_KEY) ?? '{}');
    return Object.fromEntries(Object.entries(places ?? {}).filter(([, place]) => isPlace(place)));
  } catch {
    return {};
  }
}

function isPlace(value: unknown): value is Place {
  return isLink(value) && (!('next' in value) || isLink(value.next)) && 'lesson' in value;
}

/** An address on this site, so that a foreign value cannot lead elsewhere. */
function isLink(value: unknown): value is Pick<Place, 'title' | 'address'> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'title' in value &&
    'address' in value &&
    typeof value.address === 'string' &&
    /^\/(?!\/)/.test(value.address)
  );
}
