// Wrapped: the logo is in the page itself. In an image element, a browser would load it and lay it out as a document of its
// own, once for each colour mode and before the first paint.

import type { Props } from '@theme/ThemedImage';
import ThemedImage from '@theme-init/ThemedImage';
import type { ReactNode } from 'react';
import { LOGO } from '../../element-ids.ts';

/**
 * An image with a light and a dark variant. The logo stands once in the page (theme/Navbar/Layout); its variants differ in
 * `--logo-ground` and `--logo-eyes`.
 */
export default function ThemedImageWrapper(props: Props): ReactNode {
  const { alt, className, width, height, sources } = props;
  if (!sources.light.endsWith('/img/logo.svg')) {
    return <ThemedImage {...props} />;
  }
  const name = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named above, or hidden
    <svg className={className} width={width} height={height} {...name}>
      <use href={`#${LOGO}`} />
    </svg>
  );
}
