import { readProgressFile } from '../engine/progress.ts';

/** A file with one reader's saved progress. */
export interface SavedProgress {
  readonly file: string;
  readonly text: string;
}

/** How many readers missed a question. */
export interface MissedQuestion {
  /** Key of its page: the path of the file in `site/`, without extension. */
  readonly page: string;
  readonly id: string;
  /** Readers who answered or skipped it. */
  readonly readers: number;
  /** Those among them who gave a wrong answer, or have no right one. */
  readonly missed: number;
}

/**
 * Ranks questions by the share of readers who missed them; with equal shares, the one of more readers is first.
 *
 * @param files one of each reader, in any version of the format
 * @returns the questions, and a sentence for each file that cannot be used
 */
export function rankMissed(files: readonly SavedProgress[]) {
  const counts = new Map<string, MissedQuestion>();
  const problems: string[] = [];
  for (const { file, text } of files) {
    const content = readProgressFile(text);
    if (content.kind !== 'progress') {
      problems.push(`${file}: ${PROBLEMS[content.kind]}`);
      continue;
    }
    for (const [page, questions] of Object.entries(content.progress)) {
      for (const [id, { state, misses = 0 }] of Object.entries(questions)) {
        const { readers, missed } = counts.get(`${page} ${id}`) ?? { readers: 0, missed: 0 };
        const isMissed = misses > 0 || state !== 'right';
        counts.set(`${page} ${id}`, {
          page,
          id,
          readers: readers + 1,
          missed: missed + (isMissed ? 1 : 0),
        });
      }
    }
  }
  const questions = [...counts.values()].sort(
    (a, b) =>
      b.missed / b.readers - a.missed / a.readers ||
      b.readers - a.readers ||
      a.id.localeCompare(b.id),
  );
  return { questions, problems };
}

const PROBLEMS = {
  foreign:
    'this is not saved progress. Readers save it under "Your progress" on /vibe/newdocs/practice.',
  newer: 'it was saved by a newer version of the site. Update this checkout.',
} as const;

/**
 * Writes one line for each missed question: share, readers, and the place of the question.
 *
 * @param placeOf file and line of a question; `undefined` when it is no longer asked
 */
export function formatMissed(
  questions: readonly MissedQuestion[],
  placeOf: (question: MissedQuestion) => string | undefined,
): string {
  const lines = questions.flatMap((question) => {
    const { id, missed, readers } = question;
    const share = `${Math.round((100 * missed) / readers)} % of ${readers}`.padStart(12);
    return missed === 0 ? [] : [`${share}  ${id}  ${placeOf(question) ?? '(no longer asked)'}`];
  });
  return lines.length === 0 ? 'No question was missed.' : lines.join('\n');
}
