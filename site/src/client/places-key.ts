/** Storage key of the reader's places. A module of its own, because the page script needs nothing else of `places.ts`. */
export const PLACES_KEY = 'vibe-docs.places';
