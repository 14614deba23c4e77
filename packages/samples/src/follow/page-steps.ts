/** Something that a text tells the reader to do in a browser, or to see there. */
export type PageStep =
  /** `path`: an address below the server's, or a whole one. */
  | { readonly kind: 'open'; readonly path: string }
  | { readonly kind: 'press'; readonly name: string }
  | { readonly kind: 'pick'; readonly name: string }
  /** `field`: empty for the only one, which ends with Enter. */
  | { readonly kind: 'type'; readonly text: string; readonly field: string }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'keys'; readonly keys: readonly string[] }
  | { readonly kind: 'see'; readonly text: string }
  | { readonly kind: 'disabled'; readonly name: string }
  /** The page shows a picture of the app. */
  | { readonly kind: 'picture'; readonly url: string };

/** The forms that lessons use. A sentence in another form is text. */
const FORMS: readonly (readonly [RegExp, (...found: string[]) => PageStep])[] = [
  // Open the page. Load the page again. Open `/lessons/q1`. Open `http://localhost:3000`.
  [
    /\b(?:open|load|reload) (?:it|the (?:page|app|address)|`((?:\/|http)[^`]*)`)(?= |[.,:;])/gi,
    (path = '') => ({ kind: 'open', path }),
  ],
  // Press **Next**.
  [/\bpress \*\*([^*]+)\*\*/gi, (name = '') => ({ kind: 'press', name })],
  // Pick GET. Answer with POST. Pick `git commit`.
  [/\b(?:pick|answer with) (?:(\w+)\b|`([^`]+)`)/gi, (name = '') => ({ kind: 'pick', name })],
  // Type "What is GET?" into **Question**.
  [/"([^"]+)" into \*\*([^*]+)\*\*/g, (text = '', field = '') => ({ kind: 'type', text, field })],
  // Type "POST" and press Enter.
  [/\btype "([^"]+)" and press Enter/gi, (text = '') => ({ kind: 'type', text, field: '' })],
  // Wait 11 seconds.
  [/\bwait (\d+) seconds/gi, (seconds) => ({ kind: 'wait', seconds: Number(seconds) })],
  // Use the keyboard only: Tab, Space for GET, Enter.
  [
    /\bkeyboard only: ([^.]+)/gi,
    (keys = '') => ({ kind: 'keys', keys: keys.split(', ').map((key) => key.split(' ')[0] ?? '') }),
  ],
  // The page says "Saved.". In the text of a picture, “Saved.”: Docusaurus escapes the other quotes twice.
  [/\b(?:says|shows) ["“]([^"”]+)["”]/gi, (text = '') => ({ kind: 'see', text })],
  // **Next** stays disabled.
  [/\*\*([^*]+)\*\* (?:stays|is) disabled/gi, (name = '') => ({ kind: 'disabled', name })],
  // ![A question with three choices.](/img/lessons/question.webp): it is found after what its text says.
  [/(?<=!\[[^\]]*\]\()(\/img\/lessons\/[^)]+)/g, (url = '') => ({ kind: 'picture', url })],
];

/**
 * Finds what a text tells the reader to do and to see in a browser, in its order. What follows "**Fix:**" is advice.
 *
 * @param text Markdown
 */
export function readPageSteps(text: string): readonly PageStep[] {
  const instructions = text.replace(/\*\*Fix:\*\*.*/g, '');
  return FORMS.flatMap(([form, toStep]) =>
    [...instructions.matchAll(form)].map(({ index, 1: first, 2: second }) => ({
      index,
      step: toStep(...[first, second].filter((found) => found !== undefined)),
    })),
  )
    .toSorted((a, b) => a.index - b.index)
    .map(({ step }) => step);
}
