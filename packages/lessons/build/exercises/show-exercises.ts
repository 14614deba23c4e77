import { diskFiles } from '@vibe-docs/content';
import { importComponent, parseAddedMdx, readAttribute } from '@vibe-docs/content/page/mdx-nodes';
import { type FrameFile, hashedFile } from '@vibe-docs/live';
import { fillBlock } from '@vibe-docs/samples/build/fill-listings';
import { projectFolder, projectPath } from '@vibe-docs/site-model/page-files';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import {
  type Exercise,
  exercisesFolderOf,
  exerciseToMdx,
  readExercise,
} from '../../src/exercises/index.ts';
import type { ExerciseData, ExerciseProps } from '../../ui/generated/generated-data.ts';

/**
 * Replaces `<Exercise id="…" />` by the exercise in the folder `<page>.exercises/<id>`, at build time.
 *
 * A remark plugin. Task, hints and solution become part of the page, so that they are shown like its own text, with
 * and without a script.
 *
 * @returns a transformer that throws when the exercise does not exist or has errors; `npm run content` explains them
 */
export function showExercises() {
  return (tree: Root, { path }: VFile): void => {
    let shown = 0;
    visit(tree, 'mdxJsxFlowElement', (node, place, parent) => {
      if (node.name !== 'Exercise' || place === undefined || parent === undefined) {
        return;
      }
      const content = contentOf(path, readAttribute(node, 'id') ?? '');
      parent.children.splice(place, 1, ...content);
      shown += 1;
      return place + content.length;
    });
    if (shown > 0) {
      importComponent(tree, 'ExerciseTool', '@vibe-docs/lessons/ui/Exercise');
    }
  };
}

/** The file that the first check of an exercise loads. */
export function exerciseFile(exercise: Exercise): FrameFile {
  const { id, check, types, exports, recorded, mistakes } = exercise;
  const hints = Object.fromEntries(mistakes.map(({ name, hint }) => [name, hint]));
  const data: ExerciseData = { check, types, exports, recorded, hints };
  return hashedFile(`exercise-${id}`, 'json', JSON.stringify(data));
}

function contentOf(page: string, id: string): RootContent[] {
  const folder = `${exercisesFolderOf(projectPath(page))}/${id}`;
  const { exercise } = readExercise(diskFiles(projectFolder), folder);
  if (exercise === undefined) {
    throw new Error(`${projectPath(page)}: ${folder} is no exercise. Run "npm run content".`);
  }
  const { kind, file, requirements } = exercise;
  const data = exerciseFile(exercise).name;
  const props: ExerciseProps = { id, kind, file, data, requirements };
  const content = parseAddedMdx(
    exerciseToMdx(exercise, JSON.stringify(props)),
    `${folder}: a text of the exercise is no MDX`,
  );
  // MDX does the same with `<summary>…</summary>` on a line of its own, before the steps of a site.
  visit(content, 'paragraph', ({ children: [tag, ...others] }, place, parent) => {
    if (tag?.type === 'mdxJsxTextElement' && others.length === 0 && place !== undefined) {
      const element: MdxJsxFlowElement = Object.assign(tag, { type: 'mdxJsxFlowElement' as const });
      parent?.children.splice(place, 1, element);
    }
  });
  visit(content, 'code', (node) => fillBlock(node, `${projectFolder}/${folder}/exercise.yaml`));
  return content.children;
}
