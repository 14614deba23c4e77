import { didYouMean } from '@vibe-docs/kernel';
import type { PageImage } from '../page/page.ts';
import type { Site, SitePage } from '../site/site.ts';
import { decodePercent, splitUrl, toSitePath } from '../site/site-path.ts';
import type { PageRule } from './rule.ts';

/** `image/missing-alt`: the information in an image must also reach readers who cannot see it. */
export const checkImageAlt: PageRule = ({ page }) =>
  page.images
    .filter(({ isAltMissing }) => isAltMissing)
    .map((image) => ({
      place: image,
      message: `${nameOf(image)} has no alternative text.`,
      hint: 'Say what it shows: ![text](…). For mere decoration: <img alt="" role="presentation" … />.',
    }));

function nameOf({ urls }: PageImage): string {
  const url = urls[0] ?? '';
  return url === '' ? 'The image' : `The image "${url}"`;
}

/** `image/external`: the site loads nothing from other hosts (ARCHITECTURE.md). */
export const checkExternalImages: PageRule = ({ page }) =>
  page.images.flatMap((image) =>
    image.urls
      .filter((url) => /^(?:https?:|\/\/)/i.test(url))
      .map((url) => ({
        place: image,
        message: `The image "${url}" is loaded from another host.`,
        hint: 'Draw or copy it into site/static/img, if its licence permits that.',
      })),
  );

const ABSOLUTE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** `image/missing-file`: the address leads to a static file or to a file beside the page. */
export const checkImageFiles: PageRule = (page, { site }) =>
  page.page.images.flatMap((image) =>
    image.urls
      .filter((url) => !ABSOLUTE.test(url))
      .flatMap((url) => checkAddress(url, image.syntax, { page, site }))
      .map((text) => ({ place: image, ...text })),
  );

function checkAddress(
  url: string,
  syntax: PageImage['syntax'],
  { page, site }: { readonly page: SitePage; readonly site: Site },
) {
  const path = decodePercent(splitUrl(url).path);
  if (path === '') {
    return [{ message: 'The image has no address.', hint: 'Write ![text](address).' }];
  }
  if (syntax === 'html') {
    const message = `<img src="${url}"> does not get the base path, so the browser does not find it.`;
    const hint =
      "Write ![text](address), or src={require('./file').default} for a file beside the page.";
    return [{ message, hint }];
  }
  if (doesExist(path, page, site)) return [];
  const question = didYouMean(path, site.staticFiles);
  const hint = `Put the file into site/static and begin its address with "/".${question}`;
  return [{ message: `The image "${url}" does not exist.`, hint }];
}

/** `/…` is a static file, `@site/…` is relative to the site folder, anything else to the page. */
function doesExist(path: string, page: SitePage, site: Site): boolean {
  if (path.startsWith('/')) return site.staticFiles.has(toSitePath(path));
  const parts = path.startsWith('@site/')
    ? [site.folder, path.slice('@site/'.length)]
    : [page.page.file, '..', path];
  return site.files.has(toSitePath(...parts).slice(1));
}
