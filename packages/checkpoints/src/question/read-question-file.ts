import type { Diagnostic } from '@vibe-docs/kernel';
import { LineCounter, parseDocument } from 'yaml';
import { diagnose } from '../catalogue.ts';
import { describeIssue } from './describe-issue.ts';
import { type Question, questionFileSchema } from './question-schema.ts';
import { type YamlPlaces, yamlPlaces } from './yaml-places.ts';

/** What a questions file holds. */
export interface QuestionFile {
  /** Path from the project folder, with `/`. */
  readonly file: string;
  /** Empty when the file has mistakes of form: then only those are reported. */
  readonly questions: readonly Question[];
  readonly places: YamlPlaces;
  readonly diagnostics: readonly Diagnostic[];
}

/** What was read last of each file. A build asks for each of them at several steps. */
const known = new Map<string, { readonly text: string; readonly reading: QuestionFile }>();

/**
 * Reads a questions file and checks its form; again only when its text changed.
 *
 * @param file path from the project folder
 * @param text YAML
 * @returns mistakes stand in `diagnostics` with their line; there is never an exception
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
