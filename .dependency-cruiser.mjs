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
      'What a package does not offer to others is named in site/docusaurus-internals, with the reason and a test.',
    from: { path: '^(packages|site|e2e)/', pathNot: '^site/docusaurus-internals/' },
    to: {
      path: '^@generated/(?!messages/)|@docusaurus/[^/]+/(internal|(lib|src)/(?!((client|rules)/)?index\\.))',
      // A package declares there what it offers under its name.
      pathNot: 'node_modules/@docusaurus/([^/]+)/src/\\1\\.d\\.ts$',
    },
  },
  {
    name: 'packages-stand-alone',
    comment: 'A base package imports the kernel and nothing else of this repository.',
    from: {
      path: '^packages/(kernel|search|checkpoints|content|hosting|live|markdown-pages|offline)/',
    },
    to: { path: '^(packages/(?!$1/|kernel/)|site/|e2e/)' },
  },
  {
    name: 'samples-and-product-source-use-content-only',
    from: { path: '^packages/(samples|product-source)/' },
    to: { path: '^(packages/(?!$1/|content/|kernel/)|site/|e2e/)' },
  },
  {
    name: 'mcp-uses-hosting-and-search',
    from: { path: '^packages/mcp/' },
    to: { path: '^(packages/(?!mcp/|hosting/|search/|kernel/)|site/|e2e/)' },
  },
  {
    name: 'exercises-run-on-live-and-samples',
    from: { path: '^packages/exercises/' },
    to: { path: '^(packages/(?!exercises/|live/|samples/|content/|kernel/)|site/|e2e/)' },
  },
  {
    name: 'e2e-uses-hosting-and-search',
    from: { path: '^e2e/' },
    to: { path: '^(packages/(?!hosting/|search/|kernel/)|site/)' },
  },
  {
    name: 'site-config-is-the-ground',
    comment: 'What the model and the settings of the site say, both rooms may ask.',
    from: { path: '^site/(config|sidebars|shared)/' },
    to: { path: '^site/(build-time|src)/' },
  },
  {
    name: 'browser-does-not-build',
    comment: 'What both rooms need is in site/shared. The build may write JSON for the browser.',
    from: { path: '^site/src/' },
    to: { path: '^site/build-time/', pathNot: '\\.json$' },
  },
  {
    name: 'build-does-not-need-the-browser',
    from: { path: '^site/build-time/' },
    to: { path: '^site/src/' },
  },
  {
    name: 'markdown-below-questions',
    comment:
      'Questions count the words of pages; the steps of pages know questions by their package.',
    from: { path: '^site/build-time/(markdown/|page-files)' },
    to: { path: '^site/build-time/(questions|plugins|commands)/' },
  },
  {
    name: 'lab-is-outside',
    comment: 'Benchmarks are not needed to build, test or publish: nothing imports them.',
    from: { path: '^(packages|site|e2e|tools)/' },
    to: { path: '^lab/' },
  },
  {
    name: 'site-is-no-library',
    from: { path: '^packages/' },
    to: { path: '^(site|e2e)/' },
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
