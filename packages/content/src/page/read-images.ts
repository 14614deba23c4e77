import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ImageAlt, PageImage } from './page.ts';
import { placeOf } from './place-of.ts';
import { readDefinitions } from './read-links.ts';
import { isTag, readAttribute, readTextAttribute, type Tag } from './read-tags.ts';

/**
 * Reads the images of a page: Markdown images, images by reference, `<img>`, and components with
 * `sources` (themed images). Computed addresses are left out, except the string literals inside them.
 */
export function readImages(tree: Root): readonly PageImage[] {
  const definitions = readDefinitions(tree);
  const images: PageImage[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type === 'image') {
      const alt = markdownAlt(node.alt);
      images.push({ ...placeOf(node), urls: [node.url], alt, syntax: 'markdown' });
    } else if (node.type === 'imageReference') {
      const urls = [definitions.get(node.identifier)?.url ?? ''];
      images.push({ ...placeOf(node), urls, alt: markdownAlt(node.alt), syntax: 'markdown' });
    } else if (isTag(node)) {
      images.push(...readTagImage(node));
    }
  });
  return images;
}

function readTagImage(tag: Tag): readonly PageImage[] {
  const source = tag.name === 'img' ? readAttribute(tag, 'src') : readAttribute(tag, 'sources');
  if (source === undefined) {
    return tag.name === 'img'
      ? [{ ...placeOf(tag), urls: [''], alt: tagAlt(tag), syntax: 'html' }]
      : [];
  }
  const isPlainTag = tag.name === 'img' && source.kind === 'text';
  return [
    {
      ...placeOf(tag),
      urls: source.kind === 'text' ? [source.value] : source.strings,
      alt: tagAlt(tag),
      // `src={require('./x.png')}` is resolved by Rspack, which adds the base path.
      syntax: isPlainTag ? 'html' : 'component',
    },
  ];
}

function markdownAlt(alt: string | null | undefined): ImageAlt {
  const value = alt?.trim() ?? '';
  return value === '' ? { kind: 'missing' } : { kind: 'text', value };
}

function tagAlt(tag: Tag): ImageAlt {
  const alt = readAttribute(tag, 'alt');
  if (alt?.kind === 'computed') {
    return { kind: 'computed' };
  }
  if (alt !== undefined && alt.value.trim() !== '') {
    return { kind: 'text', value: alt.value.trim() };
  }
  return alt?.value === '' && readTextAttribute(tag, 'role') === 'presentation'
    ? { kind: 'decorative' }
    : { kind: 'missing' };
}
