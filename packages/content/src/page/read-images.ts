import type { Root } from 'mdast';
import { nodesOf, placeOf } from './nodes.ts';
import type { PageImage } from './page.ts';
import { referenceUrl } from './read-links.ts';
import { isTag, readAttribute, readTextAttribute, type Tag } from './read-tags.ts';

/**
 * Reads the images of a page: Markdown images, images by reference, `<img>`, and components with
 * `sources` (themed images). Computed addresses are left out, except the string literals inside them.
 */
export function readImages(tree: Root): readonly PageImage[] {
  return nodesOf(tree, 'image', 'imageReference', 'mdxJsxFlowElement', 'mdxJsxTextElement').flatMap(
    (node) => {
      if (isTag(node)) {
        return readTagImage(node);
      }
      const url = node.type === 'image' ? node.url : referenceUrl(node, tree);
      const isAltMissing = (node.alt ?? '').trim() === '';
      return [{ ...placeOf(node), urls: [url], isAltMissing, syntax: 'markdown' }];
    },
  );
}

function readTagImage(tag: Tag): readonly PageImage[] {
  const isPlain = tag.name === 'img';
  const source = readAttribute(tag, isPlain ? 'src' : 'sources');
  if (source === undefined && !isPlain) {
    return [];
  }
  // `src={require('./x.png')}` is resolved by Rspack, which adds the base path.
  const isComponent = !isPlain || source?.kind === 'computed';
  return [
    {
      ...placeOf(tag),
      urls: source?.kind === 'computed' ? source.strings : [source?.value ?? ''],
      isAltMissing: isAltMissing(tag),
      syntax: isComponent ? 'component' : 'html',
    },
  ];
}

function isAltMissing(tag: Tag): boolean {
  const alt = readAttribute(tag, 'alt');
  if (alt?.kind === 'computed' || (alt?.value ?? '').trim() !== '') {
    return false;
  }
  return alt?.value !== '' || readTextAttribute(tag, 'role') !== 'presentation';
}
