import type { Fence, SitePage, SourceFiles } from '@vibe-docs/content';
import type { FenceAction } from '../fences/fence-actions.ts';
import { parseFenceOptions } from '../fences/fence-options.ts';
import { readRegion } from '../fences/read-region.ts';

/** What a reader follows on a page, in order. */
export type LessonPart = PicturePart | CodePart;

/** A picture of the app as it looks at this place. */
interface PicturePart extends PartPlace {
  readonly kind: 'picture';
  /** Its address on the site: `/img/lessons/forms.webp`. */
  readonly url: string;
}

/** A code block as the page shows it. */
export interface CodePart extends PartPlace {
  readonly kind: 'code';
  readonly language: string;
  /** The file name above the block. */
  readonly title: string | undefined;
  readonly text: string;
  /** Whether the page shows a part of a file. */
  readonly isFragment: boolean;
  /** What the reader does before the block. */
  readonly actions: readonly FenceAction[];
}

interface PartPlace {
  /** Line of the page, counted from 1. */
  readonly line: number;
  /** Id of the second-level heading above it: `build`, `wrong`, `exercise` … */
  readonly section: string;
  /** Id of the third-level heading above it, empty when there is none. */
  readonly topic: string;
  /** Text of the heading above it. */
  readonly step: string;
}

const PICTURE = /!\[[^\]]*\]\((\/img\/lessons\/[^)]+)/g;

/** What the blocks tell the reader to do, in the order of the page. */
export function actionsOf(parts: readonly LessonPart[]): readonly FenceAction[] {
  return parts.flatMap((part) => (part.kind === 'code' ? part.actions : []));
}

const FILE_LANGUAGES = 'ts tsx js jsx json css html yaml dotenv ini docker'.split(' ');

/** Whether a block is a file or a part of one. */
export function isFile({ language, title }: CodePart): boolean {
  return FILE_LANGUAGES.includes(language) || (language === 'text' && title !== undefined);
}

/** A history goes on from section to section: nothing is undone but by Git. */
export function usesGit(part: LessonPart): boolean {
  return part.kind === 'code' && part.language === 'console' && /^\$ git /m.test(part.text);
}

/** The section whose steps change the project for good. The others are tried and undone. */
export const BUILD = 'build';

/** Sections that are read without a computer, unless the page says where its examples are tried. */
export const READ_ONLY = ['', 'outcomes', 'idea', 'check'];

/** Panels of tabs that a reader with bash skips. */
const OTHER_SYSTEM = /<TabItem[^>]*value="(?:windows|powershell|pnpm)"/;

/**
 * Reads the blocks of a page as its reader does: listings are filled in, and only what is visible counts. Of a block's
 * options these are its language, its file name, whether it shows a whole file, and its instructions.
 *
 * @param listings paths from the listings folder
 */
export function readLessonParts({ page }: SitePage, listings: SourceFiles): readonly LessonPart[] {
  const fences = new Map(page.fences.map((fence) => [fence.line, fence]));
  const headings = new Map(page.headings.map((heading) => [heading.line, heading]));
  const lines = page.text.split('\n');
  const parts: LessonPart[] = [];
  let place = { section: '', topic: '', step: '' };
  let isSkipped = false;
  const headLines = page.frontMatter.start.line === 1 ? 0 : lines.indexOf('---', 1) + 1;
  for (let line = headLines + 1; line <= lines.length; line += 1) {
    const text = lines[line - 1] ?? '';
    const fence = fences.get(line);
    const heading = headings.get(line);
    isSkipped = OTHER_SYSTEM.test(text) || (isSkipped && !text.includes('</TabItem>'));
    if (fence !== undefined) {
      if (!isSkipped && !/\bverify="skip: /.test(fence.meta)) {
        parts.push({ ...readCode(fence, listings), ...place });
      }
      line = fence.codeLine + fence.value.split('\n').length - (fence.value === '' ? 1 : 0);
    } else if (heading !== undefined) {
      const { id, text: step, depth } = heading;
      place =
        depth < 3
          ? { section: /^Build it\b/.test(step) ? BUILD : id, topic: '', step }
          : { section: place.section, topic: id, step };
    } else if (!isSkipped) {
      const urls = [...text.matchAll(PICTURE)].map(([, url = '']) => url);
      parts.push(...urls.map((url) => ({ kind: 'picture' as const, url, line, ...place })));
    }
  }
  return parts;
}

function readCode(fence: Fence, listings: SourceFiles) {
  const { options } = parseFenceOptions(fence.meta);
  const source = options.file === undefined ? undefined : listings.read(options.file);
  const shown = source === undefined ? undefined : readRegion(source, options.region);
  return {
    kind: 'code' as const,
    line: fence.line,
    language: fence.language ?? 'text',
    title: options.title,
    text: shown?.kind === 'text' ? shown.text : fence.value,
    isFragment: options.region !== undefined,
    actions: options.actions,
  };
}

/** Parts that a reader follows together. */
export type PartGroup = readonly [LessonPart, ...LessonPart[]];

/** The parts of a section; outside of the building section, those of one topic. */
export function groupParts(parts: readonly LessonPart[]): readonly PartGroup[] {
  const groups: [LessonPart, ...LessonPart[]][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    const isSame = last?.[0].section === part.section;
    if (isSame && (part.section === BUILD || last?.[0].topic === part.topic)) {
      last?.push(part);
    } else {
      groups.push([part]);
    }
  }
  return groups;
}
