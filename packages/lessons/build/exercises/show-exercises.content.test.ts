import { parseMdx } from '@vibe-docs/content';
import { projectFolder } from '@vibe-docs/site-model/page-files';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { expect, test } from 'vitest';
import { showExercises } from './show-exercises.ts';

const PAGE = new VFile({ path: `${projectFolder}/site/newdocs/typescript/functions.mdx` });

function show(text: string): Root {
  const parsed = parseMdx(text);
  if (parsed.kind === 'invalid') {
    throw new Error(parsed.reason);
  }
  showExercises()(parsed.tree, PAGE);
  return parsed.tree;
}

test('an exercise becomes task, tool with the starting point, hints and solution', () => {
  const tree = show('Before.\n\n<Exercise id="best-of-two-rules" />\n\nAfter.');
  const seen: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement') {
      seen.push(node.name ?? '');
    } else if (node.type === 'code') {
      seen.push(node.value.includes('throw') ? 'start' : 'solution');
    }
  });
  const folded = ['details', 'summary'];
  expect(seen).toEqual(['ExerciseTool', 'start', ...folded, ...folded, ...folded, 'solution']);
  expect(tree.children[0]?.type).toBe('mdxjsEsm');
});

test('an exercise that does not exist stops the build', () => {
  expect(() => show('<Exercise id="none" />')).toThrow(
    'site/newdocs/typescript/functions.exercises/none is no exercise',
  );
});
