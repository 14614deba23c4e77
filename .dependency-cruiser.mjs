// Imports run left to right in ARCHITECTURE.md's diagram and never back.
/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Types may refer to each other: nothing of them is left when the program runs. A lesson shows what a cycle does.',
      severity: 'error',
      from: { pathNot: '^packages/samples/listings/[^/]+/[^/]+/mistakes/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'packages-stand-alone',
      comment: 'A base package imports nothing of this repository.',
      severity: 'error',
      from: {
        path: '^packages/(search|checkpoints|content|api-contract|hosting|live)/',
      },
      to: { path: '^(packages/(?!$1/)|site/|e2e/)' },
    },
    {
      name: 'samples-and-product-source-use-content-only',
      severity: 'error',
      from: { path: '^packages/(samples|product-source)/' },
      to: { path: '^(packages/(?!$1/|content/)|site/|e2e/)' },
    },
    {
      name: 'e2e-uses-hosting-only',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(packages/(?!hosting/)|site/)' },
    },
    {
      name: 'site-is-no-library',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(site|e2e)/' },
    },
    {
      name: 'through-the-front-door',
      comment: 'Import a package by its name, so that its exports decide what is public.',
      severity: 'error',
      from: { path: '^(packages/([^/]+)|site|e2e)/' },
      to: {
        path: '^packages/(?!$2/)[^/]+/src/(?!index\\.ts$|(?:rules|engine|browser|bench|reading)/index\\.ts$)',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|build|\\.docusaurus|\\.bench|fixtures|deploy)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: true,
  },
};
