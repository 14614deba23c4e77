/** A page that both sites have, under the same address. */
export interface ComparedPage {
  readonly name: string;
  /** Encoded, with the base path. */
  readonly path: string;
  /** A link on both pages that leads to another page. */
  readonly link: string;
}

/** One page of each kind that is compared. */
export const comparedPages: readonly ComparedPage[] = [
  {
    name: 'long lesson',
    path: '/vibe/newdocs/Typescript/Mastering%20Functions/Mastering%20Functions%20in%20TypeScript',
    link: '.pagination-nav__link--next',
  },
  {
    name: 'docs page',
    path: '/vibe/docs/getting-started/intro',
    link: '.pagination-nav__link--next',
  },
  { name: 'home', path: '/vibe/', link: 'main a[href$="/docs/getting-started/intro"]' },
  { name: 'blog list', path: '/vibe/blog', link: 'main article h2 a' },
  { name: 'API page', path: '/vibe/api', link: 'footer a[href$="/docs/getting-started/intro"]' },
];
