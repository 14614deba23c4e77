import type { Report, Verdict } from '../judging/verdict.ts';

/**
 * Reads a report that came out of the frame. Code in the frame can forge it: that fools nobody but its author, so
 * only the form is checked.
 *
 * @returns `undefined` for anything but a report
 */
export function readReport(text: string): Report | undefined {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(data) || !Array.isArray(data.verdicts)) {
    return undefined;
  }
  const verdicts = data.verdicts.flatMap((verdict) => readVerdict(verdict) ?? []);
  const { trying } = data;
  return isRecord(trying)
    ? {
        verdicts,
        trying: { requirement: String(trying.requirement), input: String(trying.input) },
      }
    : { verdicts };
}

function readVerdict(data: unknown): Verdict | undefined {
  if (!isRecord(data) || typeof data.requirement !== 'string') {
    return undefined;
  }
  const { requirement, input, output, expected, note } = data;
  return data.holds === true
    ? { requirement, holds: true }
    : {
        requirement,
        holds: false,
        input: String(input),
        output: String(output),
        expected: String(expected),
        ...(note !== undefined && { note: String(note) }),
      };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
