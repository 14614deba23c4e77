import { identity } from './identity.ts';

/** The footer: link columns, logo, copyright (CONTRACT.md, S11, S12, C2). */
export const footer = {
  style: 'dark' as const,
  logo: {
    alt: 'Vikram Betaal (ViBe) logo',
    src: 'img/logo-dark.svg',
    width: 48,
    height: 48,
  },
  links: [
    {
      title: 'Docs',
      items: [
        { label: 'Documentation', to: '/docs/getting-started/intro' },
        { label: 'Tutorials', to: '/newdocs' },
        { label: 'API Documentation', to: '/api' },
        { label: 'Glossary', to: '/docs/glossary' },
      ],
    },
    {
      title: 'Community',
      items: [
        { label: 'GitHub', href: identity.repositoryUrl },
        { label: 'LinkedIn', href: identity.companyUrl },
      ],
    },
    {
      title: 'More',
      items: [
        { label: 'Blog', to: '/blog' },
        { label: 'Search', to: '/search' },
        { label: 'Accessibility', to: '/docs/accessibility' },
      ],
    },
  ],
  copyright: identity.copyright,
};
