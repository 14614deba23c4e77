// Imports run left to right in ARCHITECTURE.md's diagram and never back.
/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const RULES = [
  {
    name: 'no-cycles',
    comment:
      'Types count. In the listings, lessons show cycles of types, and what a real one does.',
    from: { pathNot: '^packages/samples/listings/' },
    to: { circular: true },
  },
  {
    name: 'internals-in-one-place',
    comment:
      'What a package does not offer to others is named in packages/theme/internals, with the reason and a test.',
    from: { path: '^(packages|site|e2e)/', pathNot: '^packages/theme/internals/' },
    to: {
      path: '^@generated/(?!(messages|page-lists|live-examples)/)|@docusaurus/[^/]+/(internal|(lib|src)/(?!((client|rules)/)?index\\.))',
      // A package declares there what it offers under its name.
      pathNot: 'node_modules/@docusaurus/([^/]+)/src/\\1\\.d\\.ts$',
    },
  },
  ...Object.entries({
    kernel: [],
    content: ['kernel'],
    hosting: ['kernel'],
    // It knows no site: another one could use it.
    theme: ['kernel', 'hosting'],
    search: ['kernel', 'theme'],
    agents: ['kernel', 'theme', 'hosting', 'search', 'site-model'],
    offline: ['kernel', 'theme', 'hosting', 'search', 'agents', 'site-model'],
    live: ['kernel', 'theme'],
    samples: ['kernel', 'theme', 'content', 'live', 'site-model'],
    lessons: [
      ...['kernel', 'theme', 'content', 'samples', 'live'],
      ...['search', 'agents', 'offline', 'site-model'],
    ],
    'product-source': ['kernel', 'theme', 'content', 'agents', 'site-model'],
  }).map(([name, used]) => ({
    name: `what-${name}-uses`,
    comment: 'Imports run in one direction between packages (ARCHITECTURE.md).',
    from: { path: `^packages/${name}/` },
    to: {
      path: '^(packages|site|e2e)/',
      pathNot: [name, ...used].map((one) =>
        one === 'site-model' ? '^site/model/' : `^packages/${one}/`,
      ),
    },
  })),
  {
    name: 'e2e-uses-hosting-and-search',
    from: { path: '^e2e/' },
    to: { path: '^(packages/(?!hosting/|search/|kernel/)|site/)' },
  },
  {
    name: 'settings-are-the-ground',
    comment: 'What the model and the settings of the site say, commands and pages may ask.',
    from: { path: '^site/(config|model|sidebars|writing)/' },
    to: { path: '^site/(commands|src)/' },
  },
  {
    name: 'browser-does-not-build',
    comment: 'A build may use what pages and browser code share, and write JSON for them.',
    from: { path: '^(packages/[^/]+/ui|site/src)/' },
    to: { path: '^(packages/[^/]+/build|site/commands)/', pathNot: '\\.json$' },
  },
  {
    name: 'engines-stand-alone',
    comment:
      'What a package does, it does without pages: `src` knows neither components nor Docusaurus.',
    from: { path: '^packages/([^/]+)/src/' },
    to: { path: '^packages/([^/]+)/(ui|build|internals)/' },
  },
  {
    name: 'commands-do-not-need-the-browser',
    from: { path: '^site/commands/' },
    to: { path: '^site/src/' },
  },
  {
    name: 'lab-is-outside',
    comment: 'Benchmarks are not needed to build, test or publish: nothing imports them.',
    from: { path: '^(packages|site|e2e|tools)/' },
    to: { path: '^lab/' },
  },
  {
    name: 'through-the-front-door',
    comment: 'Import a package by its name, so that its exports decide what is public.',
    from: { path: '^(packages/([^/]+)|site|e2e|lab)/' },
    to: {
      path: '^packages/(?!$2/)',
      dependencyTypesNot: ['aliased-workspace'],
    },
  },
  {
    name: 'packages-resolve',
    comment: 'No rule sees an import that is not resolved.',
    from: {},
    to: { path: '^@vibe-docs/', couldNotResolve: true },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: RULES.map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(^|/)(node_modules/(?!@docusaurus/)|\\.docusaurus|\\.bench|fixtures|deploy)/|^(site|e2e/.*)/build/',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    // Without it no import of a package by its name is resolved, and no rule sees it.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
    },
    combinedDependencies: true,
  },
};
