import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseStage } from './parse-stage.ts';
import { addStage, firstStages, moveStage, runStages, SAMPLE_DATA, summarise } from './stages.ts';

const page = readFileSync(
  new URL('../../../../site/newdocs/mongodb/aggregation.mdx', import.meta.url),
  'utf8',
);

/** The text of a block of the page, without its fences. */
function blockOf(begin: string): string {
  const start = page.indexOf('\n', page.indexOf(begin)) + 1;
  return page.slice(start, page.indexOf('\n```', start));
}

test.each(['attempts', 'questions'] as const)('the %s are those of the lesson', (name) => {
  const call = `await ${name}.insertMany(`;
  const data = blockOf('```ts title="src/report.ts" id="data"');
  const start = data.indexOf(call) + call.length;
  const reading = parseStage(data.slice(start, data.indexOf(');', start)));
  expect(reading).toEqual({ kind: 'value', value: SAMPLE_DATA[name] });
});

test('the stages are those of the lesson', () => {
  const compact = (text: string) => text.replaceAll(/\s/g, '');
  for (const { text } of firstStages()) {
    expect(compact(page.replaceAll('stages.push(', ''))).toContain(compact(text));
  }
});

test('the documents after each stage are those that the lesson shows', () => {
  const outcomes = runStages(firstStages(), 'attempts');
  // $sort and $limit are one step of the lesson.
  for (const [index, id] of ['match', 'group', 'set', '', 'sort', 'lookup', 'project'].entries()) {
    const outcome = outcomes[index];
    const lines =
      outcome?.kind === 'documents' ? outcome.documents.map((each) => JSON.stringify(each)) : [];
    if (id !== '') {
      expect(lines.join('\n')).toBe(blockOf(`\`\`\`text of="${id}" output`));
    }
  }
});

function editStage(
  stages: ReturnType<typeof firstStages>,
  id: number,
  draft: { text?: string; isUsed?: boolean },
) {
  return stages.map((stage) => (stage.id === id ? { ...stage, ...draft } : stage));
}

describe('a stage with a problem', () => {
  const broken = editStage(firstStages(), 3, { text: '{ $sett: {} }' });

  test('keeps those after it from running', () => {
    const kinds = runStages(broken, 'attempts').map(({ kind }) => kind);
    expect(kinds).toEqual([
      'documents',
      'documents',
      'problem',
      'waiting',
      'waiting',
      'waiting',
      'waiting',
    ]);
    expect(summarise(runStages(broken, 'attempts'))).toBe(
      'Stage 3 has a problem. "$sett" is no stage that is known here.',
    );
  });

  test('does no harm when it is not used', () => {
    const outcomes = runStages(editStage(broken, 3, { isUsed: false }), 'attempts');
    expect(outcomes[2]).toEqual({ kind: 'unused' });
    expect(summarise(outcomes)).toBe('2 documents after the last stage.');
  });

  test('may be one that cannot be read', () => {
    const unreadable = editStage(broken, 2, { text: '{' });
    expect(summarise(runStages(unreadable, 'attempts'))).toMatch(
      /^Stage 2 has a problem\. Line 1, column 2: the end is not expected here\./,
    );
  });
});

test('stages can be moved and added', () => {
  const ids = (stages: ReturnType<typeof firstStages>) => stages.map(({ id }) => id);
  const moved = moveStage(firstStages(), 4, -1);
  expect(ids(moved)).toEqual([1, 2, 3, 5, 4, 6, 7]);
  expect(moveStage(moved, 0, -1)).toBe(moved);
  expect(ids(addStage(moved.slice(0, 6)))).toEqual([1, 2, 3, 5, 4, 6, 7]);
  expect(ids(addStage([]))).toEqual([1]);
});

test('code in a stage is never run', () => {
  const text = '{ $match: { $where: "globalThis.wasRun = true" } }';
  const stages = editStage(firstStages(), 1, { text });
  expect(runStages(stages, 'attempts')[0]?.kind).toBe('problem');
  expect('wasRun' in globalThis).toBe(false);
});
