/** A generated page and its path. */
export interface GeneratedLesson {
  /** Path below `newdocs`, without extension; also the document's id. */
  readonly id: string;
  readonly text: string;
}

/** A prime, so that each page begins in another lesson. */
const STRIDE = 7919;
/** About as many sections as a real lesson has. */
const SECTIONS = 9;
/** Pages per folder, and folders per folder, so that no menu level becomes too long. */
const PER_FOLDER = 20;

/**
 * Generates lessons by recombining the sections of real ones: real text, code and
 * lengths, but no two equal pages.
 *
 * @param lessons texts of real lessons
 * @param count number of lessons
 * @returns the same pages for the same input
 */
export function generateLessons(
  lessons: readonly string[],
  count: number,
): readonly GeneratedLesson[] {
  const sections = lessons.flatMap(readSections);
  if (sections.length === 0) {
    throw new Error('The lessons have no section to take. Give texts with "## " headings.');
  }
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / sections.length);
    const chosen = Array.from({ length: SECTIONS }, (_section, place) => {
      const at = (index * STRIDE + place * (place + round)) % sections.length;
      return sections[at] ?? '';
    });
    const number = index + 1;
    const text = [
      `---\ntitle: Generated lesson ${number}\ndescription: A page that was put together from sections of real lessons, number ${number} of its kind.\n---`,
      ...chosen,
    ].join('\n\n');
    return { id: `${folderOf(index)}/lesson-${number}`, text };
  });
}

/** `generated/part-1/part-1-2`: the twentieth to fortieth lesson. Docusaurus takes no name twice in a sidebar. */
function folderOf(index: number): string {
  const folder = Math.floor(index / PER_FOLDER);
  const part = `part-${Math.floor(folder / PER_FOLDER) + 1}`;
  return `generated/${part}/${part}-${(folder % PER_FOLDER) + 1}`;
}

/**
 * Sections of a lesson that also work elsewhere: those with components or with dependent sessions
 * are left out, and so are ids, links to headings and the `live` option.
 */
export function readSections(lesson: string): readonly string[] {
  return lesson
    .split(/^(?=## )/m)
    .slice(1)
    .filter((section) => !/^(?:- )?(?:<[A-Z]|import |<\/?details)/m.test(section))
    .map((section) =>
      section
        .trim()
        .replaceAll(/ \{#[\w-]+\}$/gm, '')
        .replaceAll(/\[([^\]]+)\]\(#[^)]*\)/g, '$1')
        .replaceAll(/^(\s*`{3,}.*?) live(?:="[^"]*")?/gm, '$1'),
    );
}
