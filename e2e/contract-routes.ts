/** Origin of the published site: the default of `SITE_URL` in site/config/environment.ts. */
export const SITE_ORIGIN = 'https://vicharanashala.github.io';

/**
 * The routes of `CONTRACT.md` (R1 to R25), listed by hand: folder, then its
 * pages. Two misspelt tutorial names have their clean spelling here; the old ones redirect.
 */
const CONTRACT: readonly (readonly [folder: string, pages: readonly string[]])[] = [
  ['/vibe/', ['', 'api', 'blog', 'markdown-page', 'search']],
  ['/vibe/blog/', ['archive', 'authors', 'tags']],
  ['/vibe/blog/', ['first-blog-post', 'long-blog-post', 'mdx-blog-post', 'welcome']],
  ['/vibe/blog/tags/', ['docusaurus', 'facebook', 'hello', 'hola']],
  ['/vibe/docs/', ['intro', 'getting-started/intro', 'getting-started/project-structure']],
  ['/vibe/docs/concepts/', ['continuos-active-learning']],
  ['/vibe/docs/contributing/', ['how-to-contribute', 'plan']],
  ['/vibe/docs/contributing/conventions/', ['commit-guide', 'naming-guide', 'pr-guide']],
  ['/vibe/docs/', ['development/architecture', 'cli/intro', 'mcp-server/setting-up']],
  ['/vibe/docs/onboarding/', ['common-tasks', 'tech-stack', 'workflow']],
  [
    '/vibe/docs/category/',
    [
      'getting-started',
      'concepts',
      'contributing',
      'conventions',
      'development',
      'api-documentation',
      'intern-onboarding',
      'additional-copilot-tools',
    ],
  ],
  [
    '/vibe/docs/api/',
    ['backend', 'backend/modules', 'backend/Other/auth', 'backend/Other/courses'],
  ],
  [
    '/vibe/docs/api/backend/Other/auth.',
    [
      'authContainerModules',
      'authModuleControllers',
      'authModuleOptions',
      'authModuleValidators',
      'setupAuthContainer',
    ],
  ],
  [
    '/vibe/docs/api/backend/Other/courses.',
    [
      'coursesContainerModules',
      'coursesModuleControllers',
      'coursesModuleOptions',
      'coursesModuleValidators',
      'setupCoursesContainer',
    ],
  ],
  ['/vibe/docs/System Design & Architecture/', ['Backend']],
  [
    '/vibe/docs/System Design & Architecture/Backend/',
    ['Core Architectural Layers', 'Directory Structure', 'Tech Stack', 'Module Breakdown'],
  ],
  [
    '/vibe/docs/System Design & Architecture/Backend/Module Breakdown/',
    ['Anomalies', 'Auth', 'Courses', 'GenAI', 'Notifications', 'Quizzes'],
  ],
  [
    '/vibe/newdocs/Express/',
    [
      'Getting Started with Express',
      'Organizing Your Express Project for scalability',
      'HTTP Methods & Status Codes',
      'Request_Response',
      'Routing Controllers',
      'Middleware',
      'Request Validation',
      'MVC Pattern',
      'Repository Pattern',
      'Dependency Injection',
    ],
  ],
  ['/vibe/newdocs/Github Tutorial/Github Tutorial ', ['1', '2', '3', '4', '5']],
  ['/vibe/newdocs/Mongo DB/', ['Aggregation Framework', 'CRUD Operations', 'Transactions']],
  [
    '/vibe/newdocs/React/',
    [
      'Advanced State Management with Zustand',
      'Bundle Analysis',
      'Lazy Loading',
      'Memoization',
      'Routing',
      'State Management in React',
      'TSX & Typed Components',
      'TSX & Typed Components Type Safety',
      'Testing & Debugging React Apps with TypeScript',
      'Zustand Slices and Modular State Architecture',
    ],
  ],
  [
    '/vibe/newdocs/Typescript/',
    [
      'Introduction to TypeScript/1.1 Introduction to Typescript',
      'Basic Syntax/2.1 Basic Syntax in Typescript',
      'Variables in TypeScript/3.1 Variables in Typescript',
      'let & const/4.1 let & const',
      'Any type in TypeScript/5.1 Any type in Typescript',
      'Built-in Types/6.1 Built in Types in Typescript',
      'User Defined Types/7.1 User defined Types in Typescript',
      'Null vs Undefined/8.1 Null vs Undefined',
      'Classes & Access Modifiers',
      'Type Aliases/Type Aliases',
      'Conditional Logics/Conditional Logic in TypeScript',
      'Generics',
      'Advanced Types',
      'Mastering Loops/Mastering Loops in TypeScript',
      'Decorators',
      'Mastering Functions/Mastering Functions in TypeScript',
      'Design Patterns',
      'Optional and Default Parameters/Optional and Default Parameters in TypeScript',
      'Dependency Injection',
      'IoC Containers & Advanced Dependency Management',
    ],
  ],
];

/** Decoded paths, with the base path. */
export const contractRoutes = CONTRACT.flatMap(([folder, pages]) =>
  pages.map((page) => folder + page),
);
