import type { Diagnostic } from '@vibe-docs/kernel';
import { LineCounter, parseDocument } from 'yaml';
import { diagnose } from '../catalogue.ts';
import { describeIssue } from './describe-issue.ts';
import { type Question, questionFileSchema } from './question-schema.ts';
import { type YamlPlaces, yamlPlaces } from './yaml-places.ts';

/** Content of a questions file. */
export interface QuestionFile {
  /** Path from the project folder, with `/`. */
  readonly file: string;
  /** Empty when the file does not match the schema: then only schema errors are reported. */
  readonly questions: readonly Question[];
  readonly places: YamlPlaces;
  readonly diagnostics: readonly Diagnostic[];
}

/** The last result for each file: a build reads each of them in several steps. */
const known = new Map<string, { readonly text: string; readonly reading: QuestionFile }>();

/**
 * Parses a questions file and validates it against the schema. The result is cached until its text changes.
 *
 * @param file path from the project folder
 * @param text YAML
 * @returns errors are in `diagnostics`, with their line; never throws
 */
export function readQuestionFile(file: string, text: string): QuestionFile {
  const last = known.get(file);
  if (last?.text === text) {
    return last.reading;
  }
  const reading = parseQuestionFile(file, text);
  known.set(file, { text, reading });
  return reading;
}

function parseQuestionFile(file: string, text: string): QuestionFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const places = yamlPlaces(document, lineCounter);
  const error = document.errors[0];
  if (error !== undefined) {
    const { line, col } = lineCounter.linePos(error.pos[0]);
    const reason = (error.message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');
    const diagnostic = diagnose(
      'question/invalid-yaml',
      { file, line, column: col },
      {
        message: `The questions file cannot be read: ${reason}.`,
        hint: 'Put texts that hold ": " or begin with a sign such as ` into quotes, or write "|" and go on below.',
      },
    );
    return { file, questions: [], places, diagnostics: [diagnostic] };
  }
  const result = questionFileSchema.safeParse(document.toJS());
  return result.success
    ? { file, questions: result.data, places, diagnostics: [] }
    : {
        file,
        questions: [],
        places,
        diagnostics: result.error.issues.flatMap((issue) => describeIssue(issue, file, places)),
      };
}
