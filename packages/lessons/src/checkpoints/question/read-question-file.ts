import { type Diagnostic, type Place, type Spot, suggestClosest } from '@vibe-docs/kernel';
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument, Scalar } from 'yaml';
import type * as z from 'zod';
import { diagnose } from '../catalogue.ts';
import {
  QUESTION_KEYS,
  type Question,
  questionFileSchema,
  type YamlPath,
} from './question-schema.ts';

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
  const reading = last?.text === text ? last.reading : parseQuestionFile(file, text);
  known.set(file, { text, reading });
  return reading;
}

function parseQuestionFile(file: string, text: string): QuestionFile {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const places = yamlPlaces(document, lineCounter);
  const [error] = document.errors;
  if (error !== undefined) {
    const { line, col } = lineCounter.linePos(error.pos[0]);
    const spot = { file, line, column: col };
    const diagnostic = diagnose('question/invalid-yaml', spot, {
      message: `The questions file cannot be read: ${error.message}.`,
      hint: 'Put texts that hold ": " or begin with a sign such as ` into quotes, or write "|" and go on below.',
    });
    return { file, questions: [], places, diagnostics: [diagnostic] };
  }
  const result = questionFileSchema.safeParse(document.toJS());
  const issues = result.error?.issues ?? [];
  return {
    file,
    questions: result.data ?? [],
    places,
    diagnostics: issues.flatMap((issue) => describeIssue(issue, file, places)),
  };
}

/** A questions file as read from disk. */
export interface QuestionSource {
  /** Path from the project folder, with `/`. */
  readonly file: string;
  readonly text: string;
}

/** Suffix of a questions file; it follows the name of the page. */
export const QUESTIONS_ENDING = '.questions.yaml';

/** The questions file of a page: `middleware.mdx` has `middleware.questions.yaml`. */
export function questionsFileOf(page: string): string {
  return page.replace(/\.mdx?$/, QUESTIONS_ENDING);
}

/** Finds positions in a YAML file. Lines and columns count from 1. */
export type YamlPlaces = ReturnType<typeof yamlPlaces>;

function yamlPlaces(document: Document, lineCounter: LineCounter) {
  const nodeAt = (path: YamlPath) => document.getIn(path, true);
  const placeAt = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  /** Start of a value; for a missing one, that of its nearest existing parent. */
  const placeOf = (path: YamlPath): Place => {
    const node = nodeAt(path);
    if (isNode(node) && node.range) {
      return placeAt(node.range[0]);
    }
    return path.length === 0 ? { line: 1, column: 1 } : placeOf(path.slice(0, -1));
  };
  return {
    placeOf,
    placeOfKey: (path: YamlPath, key: string) => {
      const map = nodeAt(path);
      const pair = isMap(map) ? map.items.find((item) => String(item.key) === key) : undefined;
      return isScalar(pair?.key) && pair.key.range ? placeAt(pair.key.range[0]) : placeOf(path);
    },
    /** Line of the file on which a string begins: for `|` and `>` blocks, the line below the indicator. */
    firstLineOf: (path: YamlPath) => {
      const node = nodeAt(path);
      const isBlock =
        isScalar(node) && (node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED);
      return placeOf(path).line + (isBlock ? 1 : 0);
    },
    has: (path: YamlPath) => nodeAt(path) !== undefined,
  };
}

/** Converts an issue of the schema to diagnostics with the position in the author's file. */
function describeIssue(issue: z.core.$ZodIssue, file: string, places: YamlPlaces) {
  const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) =>
      describeUnknownKey(key, { file, ...places.placeOfKey(path, key) }),
    );
  }
  const spot = { file, ...places.placeOf(path) };
  const name = String(path.at(-1) ?? 'The file');
  const isExplanation = name === 'explanation' && typeof path.at(-1) === 'string';
  const isEmpty = issue.code === 'too_small' && isExplanation;
  if ((!places.has(path) && path.length > 0) || isEmpty) {
    return [
      diagnose(isExplanation ? 'question/missing-explanation' : 'question/shape', spot, {
        message: `${whereIs(path)} has no "${name}".`,
        hint: isExplanation
          ? 'Say in a sentence why this is right, or which mistake leads to it.'
          : `Add "${name}:".`,
      }),
    ];
  }
  return [
    diagnose('question/shape', spot, {
      message: path.length === 0 ? `${issue.message}.` : `"${name}" is wrong. ${issue.message}.`,
      hint: '"Questions" in contributing/lessons.md shows every kind of question.',
    }),
  ];
}

function describeUnknownKey(key: string, spot: Spot): Diagnostic {
  const isKnown = QUESTION_KEYS.has(key);
  const closest = isKnown ? undefined : suggestClosest(key, QUESTION_KEYS);
  return diagnose('question/shape', spot, {
    message: isKnown
      ? `"${key}" does not belong here.`
      : `"${key}" is not a key of a questions file.`,
    hint:
      closest === undefined
        ? 'Remove it, or change the "kind" of the question.'
        : `Did you mean "${closest}"?`,
  });
}

/** Describes the parent of a missing key. */
function whereIs(path: YamlPath): string {
  const parent = path.slice(0, -1);
  const list = parent.at(-2);
  const place = parent.at(-1);
  if (typeof place === 'number' && list === 'choices') {
    return `Choice ${place + 1}`;
  }
  if (typeof place === 'number' && list === 'mistakes') {
    return `Mistake ${place + 1}`;
  }
  return place === 'code' ? 'The code' : `Question ${Number(path[0]) + 1}`;
}
