/** Origin of the published site: the default of `SITE_URL` in site/config/environment.ts. */
export const SITE_ORIGIN = 'https://vicharanashala.github.io';

/** What a page is, for tests that pick one of each. */
export type RouteKind =
  | 'home'
  | 'api'
  | 'page'
  | 'search'
  | 'doc'
  | 'reference'
  | 'category'
  | 'older-doc'
  | 'unlisted'
  | 'application'
  | 'lesson'
  | 'lesson-aid'
  | 'blog-list'
  | 'post';

/** A page of the site: decoded path with the base path, the text of its one `h1`, its kind. */
export interface SiteRoute {
  readonly path: string;
  readonly title: string;
  readonly kind: RouteKind;
}

/**
 * Every page of the site. Those of `CONTRACT.md` are among them (`contract-routes.test.ts` compares
 * them); a page that is missing here, or gone, fails the route test.
 */
export const siteRoutes: readonly SiteRoute[] = [
  // Home
  { path: '/vibe/', title: 'ViBe developer documentation', kind: 'home' },
  // API page
  { path: '/vibe/api', title: 'API Documentation', kind: 'api' },
  // Single pages
  { path: '/vibe/markdown-page', title: 'A plain Markdown page', kind: 'page' },
  // Search page
  { path: '/vibe/search', title: 'Search the documentation', kind: 'search' },
  // Docs
  { path: '/vibe/docs/cli/intro', title: 'Using the CLI', kind: 'doc' },
  {
    path: '/vibe/docs/concepts/continuos-active-learning',
    title: 'Continuous active learning',
    kind: 'doc',
  },
  {
    path: '/vibe/docs/contributing/conventions/commit-guide',
    title: 'Commit messages',
    kind: 'doc',
  },
  { path: '/vibe/docs/contributing/conventions/naming-guide', title: 'Naming', kind: 'doc' },
  { path: '/vibe/docs/contributing/conventions/pr-guide', title: 'Pull requests', kind: 'doc' },
  { path: '/vibe/docs/contributing/how-to-contribute', title: 'How to contribute', kind: 'doc' },
  { path: '/vibe/docs/contributing/plan', title: 'Planned work', kind: 'doc' },
  { path: '/vibe/docs/development/architecture', title: 'System architecture', kind: 'doc' },
  { path: '/vibe/docs/getting-started/intro', title: 'Installation', kind: 'doc' },
  { path: '/vibe/docs/getting-started/project-structure', title: 'Project structure', kind: 'doc' },
  { path: '/vibe/docs/accessibility', title: 'Accessibility', kind: 'doc' },
  { path: '/vibe/docs/glossary', title: 'Glossary', kind: 'doc' },
  { path: '/vibe/docs/intro', title: 'What is ViBe?', kind: 'doc' },
  {
    path: '/vibe/docs/mcp-server/setting-up',
    title: 'Connect an AI assistant to the API',
    kind: 'doc',
  },
  { path: '/vibe/docs/onboarding/common-tasks', title: 'Common tasks', kind: 'doc' },
  { path: '/vibe/docs/onboarding/tech-stack', title: 'Tech stack overview', kind: 'doc' },
  { path: '/vibe/docs/onboarding/workflow', title: 'Workflow for interns', kind: 'doc' },
  {
    path: '/vibe/docs/System Design & Architecture/Backend/Core Architectural Layers',
    title: 'Core architectural layers',
    kind: 'doc',
  },
  {
    path: '/vibe/docs/System Design & Architecture/Backend/Directory Structure',
    title: 'Directory structure of the backend',
    kind: 'doc',
  },
  {
    path: '/vibe/docs/System Design & Architecture/Backend',
    title: 'Backend system design',
    kind: 'doc',
  },
  {
    path: '/vibe/docs/System Design & Architecture/Backend/Module Breakdown/Anomalies',
    title: 'Anomalies module',
    kind: 'doc',
  },
  {
    path: '/vibe/docs/System Design & Architecture/Backend/Module Breakdown/Auth',
    title: 'Auth module',
    kind: 'doc',
  },
  {
    path: '/vibe/docs/System Design & Architecture/Backend/Module Breakdown/Courses',
    title: 'Courses module',
    kind: 'doc',
  },
  {
    path: '/vibe/docs/System Design & Architecture/Backend/Module Breakdown/GenAI',
    title: 'GenAI module',
    kind: 'doc',
  },
  {
    path: '/vibe/docs/System Design & Architecture/Backend/Module Breakdown',
    title: 'Module breakdown',
    kind: 'doc',
  },
  {
    path: '/vibe/docs/System Design & Architecture/Backend/Module Breakdown/Notifications',
    title: 'Notifications module',
    kind: 'doc',
  },
  {
    path: '/vibe/docs/System Design & Architecture/Backend/Module Breakdown/Quizzes',
    title: 'Quizzes module',
    kind: 'doc',
  },
  {
    path: '/vibe/docs/System Design & Architecture/Backend/Tech Stack',
    title: 'Tech stack of the backend',
    kind: 'doc',
  },
  // For people who write: neither in menus nor in the sitemap nor in the search
  {
    path: '/vibe/docs/contributing/application-page',
    title: 'Page with the application',
    kind: 'application',
  },
  {
    path: '/vibe/docs/contributing/component-sheet',
    title: 'Component sheet',
    kind: 'unlisted',
  },
  // Backend reference
  { path: '/vibe/docs/api/backend', title: 'Backend reference', kind: 'reference' },
  { path: '/vibe/docs/api/backend/modules', title: 'Modules', kind: 'reference' },
  {
    path: '/vibe/docs/api/backend/Other/auth.authContainerModules',
    title: 'Container modules of auth',
    kind: 'reference',
  },
  {
    path: '/vibe/docs/api/backend/Other/auth.authModuleControllers',
    title: 'Controllers of auth',
    kind: 'reference',
  },
  {
    path: '/vibe/docs/api/backend/Other/auth.authModuleOptions',
    title: 'Options of auth',
    kind: 'reference',
  },
  {
    path: '/vibe/docs/api/backend/Other/auth.authModuleValidators',
    title: 'Validators of auth',
    kind: 'reference',
  },
  { path: '/vibe/docs/api/backend/Other/auth', title: 'Exports of auth', kind: 'reference' },
  {
    path: '/vibe/docs/api/backend/Other/courses.coursesContainerModules',
    title: 'Container modules of courses',
    kind: 'reference',
  },
  {
    path: '/vibe/docs/api/backend/Other/courses.coursesModuleControllers',
    title: 'Controllers of courses',
    kind: 'reference',
  },
  {
    path: '/vibe/docs/api/backend/Other/courses.coursesModuleOptions',
    title: 'Options of courses',
    kind: 'reference',
  },
  {
    path: '/vibe/docs/api/backend/Other/courses.coursesModuleValidators',
    title: 'Validators of courses',
    kind: 'reference',
  },
  { path: '/vibe/docs/api/backend/Other/courses', title: 'Exports of courses', kind: 'reference' },
  {
    path: '/vibe/docs/api/backend/Other/auth.setupAuthContainer',
    title: 'Set-up function of auth',
    kind: 'reference',
  },
  {
    path: '/vibe/docs/api/backend/Other/courses.setupCoursesContainer',
    title: 'Set-up function of courses',
    kind: 'reference',
  },
  // Generated category pages
  { path: '/vibe/docs/category/getting-started', title: 'Getting started', kind: 'category' },
  { path: '/vibe/docs/category/concepts', title: 'Concepts', kind: 'category' },
  { path: '/vibe/docs/category/development', title: 'Development', kind: 'category' },
  { path: '/vibe/docs/category/api-documentation', title: 'API documentation', kind: 'category' },
  { path: '/vibe/docs/category/contributing', title: 'Contributing', kind: 'category' },
  { path: '/vibe/docs/category/conventions', title: 'Conventions', kind: 'category' },
  { path: '/vibe/docs/category/intern-onboarding', title: 'Intern onboarding', kind: 'category' },
  {
    path: '/vibe/docs/category/additional-copilot-tools',
    title: 'Additional Copilot tools',
    kind: 'category',
  },
  { path: '/vibe/newdocs/category/express', title: 'Express', kind: 'category' },
  { path: '/vibe/newdocs/category/typescript', title: 'TypeScript', kind: 'category' },
  { path: '/vibe/newdocs/category/react', title: 'React', kind: 'category' },
  { path: '/vibe/newdocs/category/mongodb', title: 'MongoDB', kind: 'category' },
  { path: '/vibe/newdocs/category/git-and-github', title: 'Git and GitHub', kind: 'category' },
  // Docs of July 2025
  { path: '/vibe/docs/2025/intro', title: 'The documentation of July 2025', kind: 'older-doc' },
  {
    path: '/vibe/docs/2025/then-and-now',
    title: 'What the first docs said, and what is true',
    kind: 'older-doc',
  },
  // Tutorials
  {
    path: '/vibe/newdocs/Express/Dependency Injection',
    title: 'Dependency injection with inversify',
    kind: 'lesson',
  },
  {
    path: '/vibe/newdocs/Express/Getting Started with Express',
    title: 'Getting started with Express',
    kind: 'lesson',
  },
  {
    path: '/vibe/newdocs/Express/HTTP Methods & Status Codes',
    title: 'HTTP methods and status codes',
    kind: 'lesson',
  },
  { path: '/vibe/newdocs/Express/Middleware', title: 'Middleware', kind: 'lesson' },
  { path: '/vibe/newdocs/Express/MVC Pattern', title: 'The MVC pattern', kind: 'lesson' },
  {
    path: '/vibe/newdocs/Express/Organizing Your Express Project for scalability',
    title: 'Organise an Express project that grows',
    kind: 'lesson',
  },
  {
    path: '/vibe/newdocs/Express/Repository Pattern',
    title: 'The repository pattern',
    kind: 'lesson',
  },
  {
    path: '/vibe/newdocs/Express/Request_Response',
    title: 'Typed requests and responses',
    kind: 'lesson',
  },
  { path: '/vibe/newdocs/Express/Request Validation', title: 'Request validation', kind: 'lesson' },
  {
    path: '/vibe/newdocs/Express/Routing Controllers',
    title: 'Controllers with routing-controllers',
    kind: 'lesson',
  },
  {
    path: '/vibe/newdocs/Github Tutorial/Github Tutorial 4',
    title: 'Automate checks with GitHub Actions',
    kind: 'lesson',
  },
  {
    path: '/vibe/newdocs/Github Tutorial/Github Tutorial 2',
    title: 'Branches, reviews and merges',
    kind: 'lesson',
  },
  {
    path: '/vibe/newdocs/Github Tutorial/Github Tutorial 1',
    title: 'From the first commit to a pull request',
    kind: 'lesson',
  },
  {
    path: '/vibe/newdocs/Github Tutorial/Github Tutorial 5',
    title: 'Forks, upstream work and releases',
    kind: 'lesson',
  },
  {
    path: '/vibe/newdocs/Github Tutorial/Github Tutorial 3',
    title: 'Plan work with issues and projects',
    kind: 'lesson',
  },
  {
    path: '/vibe/newdocs/Mongo DB/Aggregation Framework',
    title: 'Aggregation pipelines',
    kind: 'lesson',
  },
  {
    path: '/vibe/newdocs/Mongo DB/CRUD Operations',
    title: 'Create, read, update and delete',
    kind: 'lesson',
  },
  { path: '/vibe/newdocs/Mongo DB/Transactions', title: 'Transactions', kind: 'lesson' },
  { path: '/vibe/newdocs/React/Bundle Analysis', title: 'Bundle analysis', kind: 'lesson' },
  {
    path: '/vibe/newdocs/React/TSX & Typed Components Type Safety',
    title: 'Typed components: component type safety',
    kind: 'lesson',
  },
  { path: '/vibe/newdocs/React/Lazy Loading', title: 'Lazy loading', kind: 'lesson' },
  { path: '/vibe/newdocs/React/Memoization', title: 'Memoisation', kind: 'lesson' },
  {
    path: '/vibe/newdocs/React/Routing',
    title: 'Typed routing with TanStack Router',
    kind: 'lesson',
  },
  {
    path: '/vibe/newdocs/React/State Management in React',
    title: 'State management in React',
    kind: 'lesson',
  },
  {
    path: '/vibe/newdocs/React/Testing & Debugging React Apps with TypeScript',
    title: 'Testing and debugging React components',
    kind: 'lesson',
  },
  {
    path: '/vibe/newdocs/React/TSX & Typed Components',
    title: 'Typed components: props, state and events',
    kind: 'lesson',
  },
  {
    path: '/vibe/newdocs/React/Advanced State Management with Zustand',
    title: 'Advanced state with Zustand middleware',
    kind: 'lesson',
  },
  {
    path: '/vibe/newdocs/React/Zustand Slices and Modular State Architecture',
    title: 'Zustand slices',
    kind: 'lesson',
  },
  { path: '/vibe/newdocs/Typescript/Advanced Types', title: 'Advanced types', kind: 'lesson' },
  {
    path: '/vibe/newdocs/Typescript/Any type in TypeScript/5.1 Any type in Typescript',
    title: 'The any type',
    kind: 'lesson',
  },
  {
    path: '/vibe/newdocs/Typescript/Async and Errors',
    title: 'Async code and errors',
    kind: 'lesson',
  },
  {
    path: '/vibe/newdocs/Typescript/Basic Syntax/2.1 Basic Syntax in Typescript',
    title: 'Basic syntax',
    kind: 'lesson',
  },
  {
    path: '/vibe/newdocs/Typescript/Built-in Types/6.1 Built in Types in Typescript',
    title: 'Built-in types',
    kind: 'lesson',
  },
  {
    path: '/vibe/newdocs/Typescript/Classes & Access Modifiers',
    title: 'Classes and access modifiers',
    kind: 'lesson',
  },
  {
    path: '/vibe/newdocs/Typescript/Compiler Errors',
    title: 'Compiler errors',
    kind: 'lesson-aid',
  },
  {
    path: '/vibe/newdocs/Typescript/Conditional Logics/Conditional Logic in TypeScript',
    title: 'Conditional logic',
    kind: 'lesson',
  },
  { path: '/vibe/newdocs/Typescript/Decorators', title: 'Decorators', kind: 'lesson' },
  {
    path: '/vibe/newdocs/Typescript/Dependency Injection',
    title: 'Dependency injection',
    kind: 'lesson',
  },
  { path: '/vibe/newdocs/Typescript/Design Patterns', title: 'Design patterns', kind: 'lesson' },
  { path: '/vibe/newdocs/Typescript/Enums and Unions', title: 'Enums and unions', kind: 'lesson' },
  {
    path: '/vibe/newdocs/Typescript/Mastering Functions/Mastering Functions in TypeScript',
    title: 'Functions',
    kind: 'lesson',
  },
  { path: '/vibe/newdocs/Typescript/Generics', title: 'Generics', kind: 'lesson' },
  {
    path: '/vibe/newdocs/Typescript/Introduction to TypeScript/1.1 Introduction to Typescript',
    title: 'Introduction to TypeScript',
    kind: 'lesson',
  },
  {
    path: '/vibe/newdocs/Typescript/IoC Containers & Advanced Dependency Management',
    title: 'IoC containers and advanced dependency management',
    kind: 'lesson',
  },
  {
    path: '/vibe/newdocs/Typescript/let & const/4.1 let & const',
    title: 'let and const',
    kind: 'lesson',
  },
  {
    path: '/vibe/newdocs/Typescript/Mastering Loops/Mastering Loops in TypeScript',
    title: 'Loops',
    kind: 'lesson',
  },
  { path: '/vibe/newdocs/Typescript/Narrowing', title: 'Narrowing', kind: 'lesson' },
  {
    path: '/vibe/newdocs/Typescript/Modules and tsconfig',
    title: 'Modules and tsconfig',
    kind: 'lesson',
  },
  {
    path: '/vibe/newdocs/Typescript/Null vs Undefined/8.1 Null vs Undefined',
    title: 'Null and undefined',
    kind: 'lesson',
  },
  {
    path: '/vibe/newdocs/Typescript/Optional and Default Parameters/Optional and Default Parameters in TypeScript',
    title: 'Optional and default parameters',
    kind: 'lesson',
  },
  {
    path: '/vibe/newdocs/Typescript/Type Aliases/Type Aliases',
    title: 'Type aliases',
    kind: 'lesson',
  },
  {
    path: '/vibe/newdocs/Typescript/User Defined Types/7.1 User defined Types in Typescript',
    title: 'User-defined types',
    kind: 'lesson',
  },
  {
    path: '/vibe/newdocs/Typescript/Variables in TypeScript/3.1 Variables in Typescript',
    title: 'Variables and inference',
    kind: 'lesson',
  },
  // Blog lists
  { path: '/vibe/blog', title: 'Blog', kind: 'blog-list' },
  { path: '/vibe/blog/archive', title: 'Archive', kind: 'blog-list' },
  { path: '/vibe/blog/authors', title: 'Authors', kind: 'blog-list' },
  {
    path: '/vibe/blog/authors/all-documentation-team-articles',
    title: 'ViBe documentation team',
    kind: 'blog-list',
  },
  { path: '/vibe/blog/authors/site-tooling', title: 'Site tooling', kind: 'blog-list' },
  { path: '/vibe/blog/tags', title: 'Tags', kind: 'blog-list' },
  {
    path: '/vibe/blog/tags/docusaurus',
    title: '4 posts tagged with "docusaurus"',
    kind: 'blog-list',
  },
  { path: '/vibe/blog/tags/facebook', title: 'One post tagged with "facebook"', kind: 'blog-list' },
  { path: '/vibe/blog/tags/hello', title: '2 posts tagged with "hello"', kind: 'blog-list' },
  { path: '/vibe/blog/tags/hola', title: 'One post tagged with "hola"', kind: 'blog-list' },
  // Blog posts
  {
    path: '/vibe/blog/first-blog-post',
    title: 'Hola: keeping the docs in step with the code',
    kind: 'post',
  },
  { path: '/vibe/blog/mdx-blog-post', title: 'What this site does with MDX', kind: 'post' },
  {
    path: '/vibe/blog/long-blog-post',
    title: 'Proven, not pasted: why samples should run',
    kind: 'post',
  },
  { path: '/vibe/blog/welcome', title: 'Welcome to the ViBe documentation', kind: 'post' },
];
