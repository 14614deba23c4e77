import type { Diagnostic } from '@vibe-docs/kernel';
import { suggestClosest } from '@vibe-docs/kernel';
import type * as z from 'zod';
import { diagnose } from '../catalogue.ts';
import type { YamlPath, YamlPlaces } from './yaml-places.ts';

const KEYS = [
  'answer',
  'choices',
  'code',
  'correct',
  'explanation',
  'id',
  'items',
  'kind',
  'language',
  'mistakes',
  'outcome',
  'prompt',
  'section',
  'source',
  'text',
  'tolerance',
  'unit',
];

/** Converts an issue of the schema to diagnostics with the position in the author's file. */
export function describeIssue(
  issue: z.core.$ZodIssue,
  file: string,
  places: YamlPlaces,
): readonly Diagnostic[] {
  const path = issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part));
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => describeUnknownKey(key, { file, path, places }));
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
      hint: 'The section "Questions" of CONTRIBUTING.md shows every kind of question.',
    }),
  ];
}

function describeUnknownKey(
  key: string,
  {
    file,
    path,
    places,
  }: { readonly file: string; readonly path: YamlPath; readonly places: YamlPlaces },
): Diagnostic {
  const closest = suggestClosest(key, KEYS);
  const isKnown = KEYS.includes(key);
  return diagnose(
    'question/shape',
    { file, ...places.placeOfKey(path, key) },
    {
      message: isKnown
        ? `"${key}" does not belong here.`
        : `"${key}" is not a key of a questions file.`,
      hint:
        !isKnown && closest !== undefined
          ? `Did you mean "${closest}"?`
          : 'Remove it, or change the "kind" of the question.',
    },
  );
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
