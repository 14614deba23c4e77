import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  buildCheckpoint,
  type Checkpoint,
  type CheckpointText,
  checkPage,
  questionsFileOf,
  readQuestionFile,
} from '@vibe-docs/checkpoints';
import { valueToEstree } from 'estree-util-value-to-estree';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxjsEsm } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { pageKey, projectPath, siteFolder } from '../questions/page-key.ts';
import { fillBlock } from './fill-listings.ts';

/**
 * Turns `<Checkpoint />` into the questions of the file beside the page, while the site is built.
 *
 * A remark plugin, to run after the generator's own, when headings have their ids. The questions go
 * into an attribute as plain data, their texts become children, so that code in them is coloured
 * and shown like any other code. Only a page with questions imports the component.
 *
 * `<Checkpoint from="newdocs/express/middleware" lesson="/newdocs/…" />` shows the questions of
 * another page, named by its file in `site/`, and leads back to the address of that lesson.
 *
 * @returns a transformer that throws, with place and remedy, when page and questions do not fit
 */
export function showCheckpoints() {
  return (tree: Root, vfile: VFile): void => {
    const file = vfile.path;
    const tags: MdxJsxFlowElement[] = [];
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name === 'Checkpoint') {
        tags.push(node);
      }
    });
    const borrowed = tags[0] === undefined ? undefined : readAttribute(tags[0], 'from');
    if (tags[0] !== undefined && borrowed !== undefined) {
      showQuestionsOf(borrowed, tags[0]);
      tree.children.unshift(importOfComponent());
      return;
    }
    const path = questionsFileOf(file);
    const hasFile = path !== file && existsSync(path);
    if (tags.length === 0 && !hasFile) {
      return;
    }
    const headings = readHeadings(tree);
    const questionFile = hasFile
      ? readQuestionFile(projectPath(path), readFileSync(path, 'utf8'))
      : undefined;
    const found = [
      ...(questionFile?.diagnostics ?? []),
      ...checkPage(
        {
          file: projectPath(file),
          text: readFileSync(file, 'utf8'),
          headingIds: [...headings.keys()],
          isLesson: false,
        },
        questionFile,
      ),
    ];
    const first = found[0];
    if (first !== undefined) {
      throw new Error(
        `${first.file}:${first.line}:${first.column} error ${first.code}: ${first.message}\n  ${first.hint}`,
      );
    }
    const tag = tags[0];
    if (tag !== undefined && questionFile !== undefined) {
      fillTag(tag, buildCheckpoint(questionFile.questions, headings), pageKey(file));
      visit(tag, 'code', (node) => fillBlock(node, path));
      tree.children.unshift(importOfComponent());
    }
  };
}

/** The value of a plain attribute; `undefined` when the tag has none of that name. */
function readAttribute(tag: MdxJsxFlowElement, name: string): string | undefined {
  const found = tag.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

/**
 * Puts the questions of another page into a tag. They were checked with that page.
 *
 * @param page file of the page in `site/`, without ending
 */
function showQuestionsOf(page: string, tag: MdxJsxFlowElement): void {
  const file = resolve(siteFolder, `${page}.mdx`);
  const lesson = readAttribute(tag, 'lesson');
  if (!existsSync(questionsFileOf(file)) || lesson === undefined) {
    throw new Error(
      `<Checkpoint from="${page}"> needs site/${page}.questions.yaml and lesson="address of that page".`,
    );
  }
  const path = questionsFileOf(file);
  const { questions } = readQuestionFile(projectPath(path), readFileSync(path, 'utf8'));
  const headings = readNamedHeadings(readFileSync(file, 'utf8'));
  fillTag(tag, buildCheckpoint(questions, headings), pageKey(file));
  visit(tag, 'code', (node) => fillBlock(node, path));
  tag.attributes.push({ type: 'mdxJsxAttribute', name: 'lesson', value: lesson });
}

/** Text by id of the headings with an id of their own, `## Text {#id}`. Others cannot be named. */
function readNamedHeadings(text: string): ReadonlyMap<string, string> {
  const found = text.matchAll(/^#{2,6} (?<title>.+?) \{#(?<id>[\w-]+)\}$/gm);
  return new Map(
    [...found].map(({ groups }) => [groups?.id ?? '', (groups?.title ?? '').replaceAll('`', '')]),
  );
}

/** Text by id. The ids were set by the generator's plugin before this one. */
function readHeadings(tree: Root): ReadonlyMap<string, string> {
  const headings = new Map<string, string>();
  visit(tree, 'heading', (node) => {
    const id = node.data?.hProperties?.id;
    if (typeof id === 'string') {
      headings.set(id, textOf(node.children).trim());
    }
  });
  return headings;
}

function textOf(nodes: readonly RootContent[]): string {
  return nodes
    .map((node) => {
      if ('value' in node && typeof node.value === 'string') {
        return node.type === 'mdxTextExpression' ? '' : node.value;
      }
      return 'children' in node ? textOf(node.children) : '';
    })
    .join('');
}

function fillTag(tag: MdxJsxFlowElement, { questions, texts }: Checkpoint, page: string): void {
  tag.attributes = [
    { type: 'mdxJsxAttribute', name: 'page', value: page },
    expressionAttribute('questions', questions),
  ];
  tag.children = texts.map(textElement);
}

/**
 * Each text is one element: its place among the children is how the questions name it. The place is in the
 * page as well, from which the browser copies texts (`components/Checkpoint/texts.ts`).
 */
function textElement(text: CheckpointText, place: number): MdxJsxFlowElement {
  const node: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: elementOf(text),
    attributes: [{ type: 'mdxJsxAttribute', name: 'data-text', value: String(place) }],
    children: [],
  };
  const children = text.kind === 'output' ? [{ type: 'text', value: text.value }] : [...text.nodes];
  // The types allow blocks only; text below a flow element compiles as it does in a paragraph.
  return Object.assign(node, { children });
}

function elementOf(text: CheckpointText): 'samp' | 'span' | 'div' {
  if (text.kind === 'output') {
    return 'samp';
  }
  return text.isInline ? 'span' : 'div';
}

function expressionAttribute(name: string, value: unknown): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: '',
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [{ type: 'ExpressionStatement', expression: valueToEstree(value) }],
        },
      },
    },
  };
}

function importOfComponent(): MdxjsEsm {
  const name = { type: 'Identifier', name: 'Checkpoint' } as const;
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [{ type: 'ImportSpecifier', imported: name, local: name }],
            source: { type: 'Literal', value: '@site/src/components/Checkpoint' },
            attributes: [],
          },
        ],
      },
    },
  };
}
