// Test helpers of this folder: the Rspack configurations that Docusaurus would build with.
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import { loadInstalled } from './assume.ts';

/** The part that the tests read. */
interface BundlerConfig {
  readonly output: { readonly filename: unknown; readonly chunkFilename: unknown };
  readonly experiments: { readonly cache: { readonly buildDependencies: readonly string[] } };
  readonly plugins: readonly unknown[];
  readonly resolve: { readonly alias: Readonly<Record<string, string>> };
}

interface Validation {
  validateConfig(config: object, path: string): object;
}
interface Webpack {
  createConfigureWebpackUtils(site: object): Promise<ConfigureWebpackUtils>;
}
type Create = (settings: object) => Promise<{ readonly config: BundlerConfig }>;

/** Site settings with this site's options for the bundler. */
export function exampleSiteConfig(): object {
  const { validateConfig } = loadInstalled(
    '@docusaurus/core/lib/server/configValidation.js',
  ) as Validation;
  return validateConfig(
    {
      title: 'Example',
      url: 'https://example.com',
      baseUrl: '/vibe/',
      future: { faster: true, v4: { removeLegacyPostBuildHeadAttribute: true } },
    },
    'docusaurus.config.ts',
  );
}

/** The configuration for the browser, without plugins. */
export function readClientConfig(): Promise<BundlerConfig> {
  const { createBuildClientConfig } = loadInstalled('@docusaurus/core/lib/webpack/client.js') as {
    readonly createBuildClientConfig: Create;
  };
  return readConfig(createBuildClientConfig, '/site/build');
}

/**
 * The configuration for rendering, without plugins.
 *
 * @param outDir absolute path of the built site
 */
export function readServerConfig(outDir: string): Promise<BundlerConfig> {
  const { default: createServerConfig } = loadInstalled(
    '@docusaurus/core/lib/webpack/server.js',
  ) as { readonly default: Create };
  return readConfig(createServerConfig, outDir);
}

async function readConfig(create: Create, outDir: string): Promise<BundlerConfig> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    const siteConfig = exampleSiteConfig();
    const configureWebpackUtils = await bundlerUtils();
    const { config } = await create({
      minify: false,
      faster: { rspackBundler: true },
      configureWebpackUtils,
      props: {
        siteConfig,
        siteConfigPath: '/site/docusaurus.config.ts',
        siteDir: __dirname,
        outDir,
        generatedFilesDir: '/site/.docusaurus',
        baseUrl: '/vibe/',
        routesPaths: [],
        plugins: [],
        siteMetadata: { docusaurusVersion: '0' },
        i18n: { currentLocale: 'en' },
        currentBundler: configureWebpackUtils.currentBundler,
      },
    });
    return config;
  } finally {
    process.env.NODE_ENV = NODE_ENV;
  }
}

/** The third parameter of `configureWebpack`. */
export function bundlerUtils(): Promise<ConfigureWebpackUtils> {
  const { createConfigureWebpackUtils } = loadInstalled(
    '@docusaurus/core/lib/webpack/configure.js',
  ) as Webpack;
  return createConfigureWebpackUtils({ siteConfig: exampleSiteConfig() });
}
