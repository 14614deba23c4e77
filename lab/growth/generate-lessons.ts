/** A generated page and where it stands. */
export interface GeneratedLesson {
  /** Path below `newdocs`, without ending; the document's id as well. */
  readonly id: string;
  readonly text: string;
}

/** The same numbers in every run and on every machine. */
const SEED = 20_251_122;
/** About as many as a real lesson has. */
const SECTIONS = 9;
/** Pages of a folder, and folders of a folder, so that no menu level grows without end. */
const PER_FOLDER = 20;

/**
 * Makes lessons out of the sections of real ones, put together anew: real words, real code, real
 * lengths, and no page like another.
 *
 * @param lessons texts of real lessons
 * @param count how many to make
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
  const random = startRandom(SEED);
  return Array.from({ length: count }, (_, index) => {
    const chosen = Array.from(
      { length: SECTIONS },
      () => sections[Math.floor(random() * sections.length)] ?? '',
    );
    const number = index + 1;
    const text = [
      `---\ntitle: Generated lesson ${number}\ndescription: A page that was put together from sections of real lessons, number ${number} of its kind.\n---`,
      ...chosen,
    ].join('\n\n');
    return { id: `${folderOf(index)}/lesson-${number}`, text };
  });
}

/** `generated/part-1/part-2`: the twentieth to fortieth lesson. */
function folderOf(index: number): string {
  const folder = Math.floor(index / PER_FOLDER);
  return `generated/part-${Math.floor(folder / PER_FOLDER) + 1}/part-${(folder % PER_FOLDER) + 1}`;
}

/**
 * Sections of a lesson that mean something elsewhere: those with components or with sessions that build
 * on each other are left out, and so are ids, links to headings and what makes a block live.
 */
export function readSections(lesson: string): readonly string[] {
  return lesson
    .split(/^(?=## )/m)
    .slice(1)
    .filter((section) => !/^(<[A-Z]|import |<(?:details|\/details))/m.test(section))
    .map((section) =>
      section
        .trim()
        .replaceAll(/ \{#[\w-]+\}$/gm, '')
        .replaceAll(/\[([^\]]+)\]\(#[^)]*\)/g, '$1')
        .replaceAll(/^(\s*`{3,}.*?) live(?:="[^"]*")?/gm, '$1'),
    );
}

/** Mulberry32: a small generator of numbers from 0 to 1 whose row depends on its seed alone. */
function startRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** An entry of a sidebar, as the generator's configuration has it. */
export type SidebarEntry =
  | string
  | { readonly type: 'category'; readonly label: string; readonly items: SidebarEntry[] };

/** One menu entry with all generated lessons in it, by their folders. */
export function sidebarOf(lessons: readonly GeneratedLesson[]): SidebarEntry {
  const root = { type: 'category' as const, label: 'Generated lessons', items: [] };
  const folders = new Map<string, { items: SidebarEntry[] }>([['generated', root]]);
  for (const { id } of lessons) {
    folderAt(id.slice(0, id.lastIndexOf('/'))).items.push(id);
  }
  return root;

  function folderAt(path: string): { items: SidebarEntry[] } {
    const known = folders.get(path);
    if (known !== undefined) {
      return known;
    }
    const parent = folderAt(path.slice(0, path.lastIndexOf('/')));
    // Two folders may have one label; the path tells them apart.
    const folder = { type: 'category' as const, label: path.replaceAll('/', ' '), items: [] };
    parent.items.push(folder);
    folders.set(path, folder);
    return folder;
  }
}
