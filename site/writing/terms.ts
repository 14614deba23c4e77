import terms from './terms.json' with { type: 'json' };

/** A word of ViBe, explained once: for the glossary page and for `<Term>` in other pages. */
export interface GlossaryTerm {
  /** Id on the glossary page, such as `course-version`. */
  readonly id: string;
  readonly name: string;
  /** One or two sentences in plain text. */
  readonly text: string;
}

export type GlossaryGroup = keyof typeof terms;

/** By the part of the glossary page that lists them, in reading order. Source: ViBe's code. */
export const GLOSSARY: Readonly<Record<GlossaryGroup, readonly GlossaryTerm[]>> = terms;

/** Finds a term. @throws Error when there is none, which stops the build of the page that names it */
export function findTerm(id: string): GlossaryTerm {
  const all = Object.values(GLOSSARY).flat();
  const term = all.find((candidate) => candidate.id === id);
  if (term === undefined) {
    throw new Error(
      `No term has the id "${id}". Known: ${all.map((one) => one.id).join(', ')}. See site/writing/terms.json.`,
    );
  }
  return term;
}
