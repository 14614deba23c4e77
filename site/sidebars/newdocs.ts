import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** The tutorials in learning order. Express comes first because its first lesson opens the set. */
export default {
  newSidebar: [
    {
      type: 'category',
      label: 'Express',
      customProps: { series: 'express' },
      link: {
        type: 'generated-index',
        slug: '/category/express',
        title: 'Express',
        description:
          'Build the HTTP API of Riddle, from a first route to controllers, validation, repositories and dependency injection.',
      },
      items: [
        'express/getting-started',
        'express/organizing-project',
        'express/http-methods',
        'express/request-response',
        'express/routing-controllers',
        'express/middleware',
        'express/request-validation',
        'express/mvc-pattern',
        'express/repository-pattern',
        'express/dependency-injection',
      ],
    },
    {
      type: 'category',
      label: 'TypeScript',
      customProps: { series: 'typescript' },
      link: {
        type: 'generated-index',
        slug: '/category/typescript',
        title: 'TypeScript',
        description:
          'Model the data and rules of Riddle in plain TypeScript, from the first type to generics, decorators and containers.',
      },
      items: [
        'typescript/introduction',
        'typescript/basic-syntax',
        'typescript/variables',
        'typescript/let-and-const',
        'typescript/any-type',
        'typescript/built-in-types',
        'typescript/user-defined-types',
        'typescript/null-and-undefined',
        'typescript/type-aliases',
        'typescript/enums-and-unions',
        'typescript/conditional-logic',
        'typescript/narrowing',
        'typescript/loops',
        'typescript/functions',
        'typescript/optional-and-default-parameters',
        'typescript/modules-and-tsconfig',
        'typescript/classes-and-access-modifiers',
        'typescript/generics',
        'typescript/advanced-types',
        'typescript/async-and-errors',
        'typescript/decorators',
        'typescript/design-patterns',
        'typescript/dependency-injection',
        'typescript/ioc-containers',
        'typescript/compiler-errors',
      ],
    },
    {
      type: 'category',
      label: 'React',
      customProps: { series: 'react' },
      link: {
        type: 'generated-index',
        slug: '/category/react',
        title: 'React',
        description:
          'Build the client of Riddle: typed components, state, routing, speed, tests and the size of what you ship.',
      },
      items: [
        'react/typed-components',
        'react/component-type-safety',
        'react/state-management',
        'react/zustand-middleware',
        'react/zustand-slices',
        'react/routing',
        'react/memoisation',
        'react/lazy-loading',
        'react/testing-and-debugging',
        'react/bundle-analysis',
      ],
    },
    {
      type: 'category',
      label: 'MongoDB',
      customProps: { series: 'mongodb' },
      link: {
        type: 'generated-index',
        slug: '/category/mongodb',
        title: 'MongoDB',
        description:
          'Store the data of Riddle with the official driver, report on it, and keep changes that belong together consistent.',
      },
      items: ['mongodb/crud', 'mongodb/aggregation', 'mongodb/transactions'],
    },
    {
      type: 'category',
      label: 'Git and GitHub',
      customProps: { series: 'git-and-github' },
      link: {
        type: 'generated-index',
        slug: '/category/git-and-github',
        title: 'Git and GitHub',
        description:
          'Put Riddle under version control, from the first commit to reviewed pull requests, automatic checks and a release.',
      },
      items: [
        'github/first-pull-request',
        'github/branches-and-merging',
        'github/planning-work',
        'github/automation',
        'github/forks-and-releases',
        'github/undo',
        'github/find-a-commit',
      ],
    },
  ],
} satisfies SidebarsConfig;
