import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { importComponent, parseAddedMdx, readAttribute } from '@vibe-docs/content/page/mdx-nodes';
import { formatDiagnostic } from '@vibe-docs/kernel';
import { fillBlock } from '@vibe-docs/samples/build/fill-listings';
import { pageKey, projectPath, siteFolder } from '@vibe-docs/site-model/page-files';
import { readPageFile } from '@vibe-docs/site-model/read-page-file';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import {
  buildCheckpoint,
  type CheckpointText,
  questionsFileOf,
  readQuestionFile,
} from '../../src/checkpoints/index.ts';

/**
 * Replaces `<Checkpoint />` by the questions of the page's questions file, at build time.
 *
 * A remark plugin. The questions become an attribute with plain data, their texts become children, so that
 * code in them is highlighted and shown like any other code. Only a page with questions imports the component.
 * A build has checked pages with their questions before (`plugins/checkpoints`), the development server has not.
 *
 * `<Checkpoint from="newdocs/express/middleware" lesson="/newdocs/…" />` shows the questions of
 * another page, given by its file in `site/`, and links back to the address of that lesson.
 *
 * @returns a transformer that throws when the questions do not exist or cannot be read
 */
export function showCheckpoints() {
  return (tree: Root, { path }: VFile): void => {
    const tags: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === 'Checkpoint') {
        tags.push(node);
      }
    });
    const tag = tags[0];
    if (tag !== undefined) {
      const from = readAttribute(tag, 'from');
      const lesson = readAttribute(tag, 'lesson');
      const owner = from === undefined ? path : resolve(siteFolder, `${from}.mdx`);
      if (!existsSync(questionsFileOf(owner)) || (from !== undefined && lesson === undefined)) {
        throw new Error(
          `${projectPath(path)}: <Checkpoint /> needs ${projectPath(questionsFileOf(owner))}${from === undefined ? '' : ' and lesson="address of that page"'}.`,
        );
      }
      fillTag(tag, owner);
      if (lesson !== undefined) {
        tag.attributes.push({ type: 'mdxJsxAttribute', name: 'lesson', value: lesson });
      }
      importComponent(tree, 'Checkpoint', '@vibe-docs/lessons/ui/Checkpoint');
    }
  };
}

function fillTag(tag: MdxJsxFlowElement, page: string): void {
  const file = questionsFileOf(page);
  const reading = readQuestionFile(projectPath(file), readFileSync(file, 'utf8'));
  if (reading.diagnostics.length > 0) {
    throw new Error(
      `The questions have mistakes:\n${reading.diagnostics.map(formatDiagnostic).join('\n')}`,
    );
  }
  const headings = readPageFile(page).headings.map(({ id, text }) => [id, text] as const);
  const { questions, texts } = buildCheckpoint(reading.questions, new Map(headings));
  const [filled] = parseAddedMdx(
    `<Checkpoint page="${pageKey(page)}" questions={${JSON.stringify(questions)}} />`,
  ).children;
  tag.attributes = filled?.type === 'mdxJsxFlowElement' ? filled.attributes : [];
  tag.children = texts.map(textElement);
  visit(tag, 'code', (node) => fillBlock(node, file));
}

/**
 * Each text is one element: questions refer to it by its index among the children. The index is also in the
 * HTML, from which the browser copies texts (`components/Checkpoint/texts.ts`).
 */
function textElement(text: CheckpointText, place: number): MdxJsxFlowElement {
  const node: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: elementOf(text),
    attributes: [{ type: 'mdxJsxAttribute', name: 'data-text', value: String(place) }],
    children: [],
  };
  const children = text.kind === 'output' ? [{ type: 'text', value: text.value }] : [...text.nodes];
  // The types allow blocks only; phrasing content in a flow element compiles like in a paragraph.
  return Object.assign(node, { children });
}

function elementOf(text: CheckpointText): 'samp' | 'span' | 'div' {
  if (text.kind === 'output') {
    return 'samp';
  }
  return text.isInline ? 'span' : 'div';
}
