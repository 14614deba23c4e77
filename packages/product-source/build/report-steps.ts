import { pageKey } from '@vibe-docs/site-model/page-files';
import type { Heading, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Languages of commands. */
const COMMANDS = ['bash', 'sh', 'console', 'powershell'];
/** Languages of blocks that are no file of the product, whatever their title. */
const PROSE = ['md', 'text'];

/**
 * Ends each step of a docs page about the product with a link that reports a problem with it. A step is a section with a
 * number in its heading, or with a command or a file to type; a part of it with a heading of its own is another one.
 *
 * A remark plugin. It needs the ids that Docusaurus sets, and the front matter that it passes on.
 */
export function reportSteps() {
  return (tree: Root, { data, path }: Pick<VFile, 'data' | 'path'>): void => {
    // Lessons name files of the product, too, but their steps build another application.
    if (!('product' in Object(data.frontMatter)) || !pageKey(path).startsWith('docs/')) {
      return;
    }
    // From the end, so that added links do not move what is still to be read.
    let end = tree.children.length;
    for (let place = end - 1; place >= 0; place -= 1) {
      const node = tree.children[place];
      if (node?.type !== 'heading') continue;
      if (/^\d+\. /.test(textOf(node)) || hasInput(tree.children.slice(place, end))) {
        tree.children.splice(end, 0, linkOf(node));
      }
      end = place;
    }
  };
}

function hasInput(children: RootContent[]): boolean {
  let isFound = false;
  visit({ type: 'root', children }, 'code', ({ lang, meta }) => {
    const language = lang ?? 'text';
    const isFile = /\btitle=/.test(meta ?? '') && !PROSE.includes(language);
    isFound ||= isFile || COMMANDS.includes(language);
  });
  return isFound;
}

function textOf(heading: Heading): string {
  let text = '';
  visit(heading, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') text += node.value;
  });
  return text;
}

/** `<ReportStep section="Get the code" id="get-the-code" />` */
function linkOf(heading: Heading): MdxJsxFlowElement {
  const props = { section: textOf(heading), id: String(heading.data?.hProperties?.id) };
  return {
    type: 'mdxJsxFlowElement',
    name: 'ReportStep',
    attributes: Object.entries(props).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [],
  };
}
