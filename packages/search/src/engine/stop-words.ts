/**
 * Words of questions that say nothing about the subject. They count a little, so that "what is ViBe"
 * still finds the page of that title first, and no page is dropped for lacking one.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about am an and any are as at be been by can could do does did for from get give had has have
  help how i if in into is it its let me my need of on one or our please should show so some tell
  than that the their them then there these they this to us use used using vs versus want was we
  what when where which who why will with without work works would you your`.split(/\s+/),
);
