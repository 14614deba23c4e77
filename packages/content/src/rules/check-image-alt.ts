import type { PageImage } from '../page/page.ts';
import { type PageRule, report } from './rule.ts';

/** `image/missing-alt`: the information in an image must also reach readers who cannot see it. */
export const checkImageAlt: PageRule = (page) =>
  page.page.images
    .filter(({ alt }) => alt.kind === 'missing')
    .map((image) =>
      report(
        'image/missing-alt',
        { page, place: image },
        {
          message: `${nameOf(image)} has no alternative text.`,
          hint: 'Say what it shows: ![text](…). For mere decoration: <img alt="" role="presentation" … />.',
        },
      ),
    );

function nameOf({ urls }: PageImage): string {
  const url = urls[0] ?? '';
  return url === '' ? 'The image' : `The image "${url}"`;
}
