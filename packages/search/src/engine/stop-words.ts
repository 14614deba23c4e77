/**
 * Words of questions that say nothing about the subject. They count a little, so that "what is ViBe"
 * still finds the page of that title first, and no page is dropped for lacking one.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about am an and any are as at be been best between by can could difference do does did doing explain
  for from get give had happen happens has have help how i if in into is it its just make mean means me my
  need of on one or our please should show so some tell there
  than that the their them then these they this to us use used using v vs versus want was way we
  what when where which who why will with without work works would you your`.split(/\s+/),
);
