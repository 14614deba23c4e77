import ts from 'typescript';
import type { SyntaxProblem } from './syntax-problem.ts';

/** Checks JSON as RFC 8259 defines it. */
export function parseJson(text: string): readonly SyntaxProblem[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const offset = /at position (?<offset>\d+)/.exec(reason)?.groups?.offset;
    return [
      {
        offset: offset === undefined ? undefined : Number(offset),
        reason: reason.replace(/ in JSON at position.*$/s, '').replace(/\s+/g, ' '),
      },
    ];
  }
}

/** Checks JSON with comments and trailing commas, as TypeScript reads its settings. */
export function parseJsonc(text: string): readonly SyntaxProblem[] {
  const { error } = ts.parseConfigFileTextToJson('block.json', text);
  return error === undefined
    ? []
    : [{ offset: error.start, reason: ts.flattenDiagnosticMessageText(error.messageText, ' ') }];
}
