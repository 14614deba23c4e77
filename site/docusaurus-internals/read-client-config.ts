// For the tests of this folder: the configuration of the bundler that Docusaurus would build with.
import { loadInstalled } from './assume.ts';

/** What the tests read of it. */
interface ClientConfig {
  readonly entry: unknown;
  readonly output: { readonly filename: unknown; readonly chunkFilename: unknown };
  readonly optimization: {
    readonly splitChunks: { readonly cacheGroups: Readonly<Record<string, unknown>> };
  };
  readonly experiments: { readonly cache: { readonly buildDependencies: readonly string[] } };
  readonly plugins: readonly unknown[];
  readonly resolve: { readonly alias: Readonly<Record<string, string>> };
}

interface Configuration {
  validateConfig(config: object, path: string): object;
}
interface Webpack {
  createConfigureWebpackUtils(site: object): Promise<{ readonly currentBundler: object }>;
}
interface Client {
  createBuildClientConfig(settings: object): Promise<{ readonly config: ClientConfig }>;
}

/** Settings of a site with the options of this one that concern the bundler. */
export function exampleSiteConfig(): object {
  const { validateConfig } = loadInstalled(
    '@docusaurus/core/lib/server/configValidation.js',
  ) as Configuration;
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

/** The configuration for browsers, without that of plugins. */
export async function readClientConfig(): Promise<ClientConfig> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    const siteConfig = exampleSiteConfig();
    const { createConfigureWebpackUtils } = loadInstalled(
      '@docusaurus/core/lib/webpack/configure.js',
    ) as Webpack;
    const { createBuildClientConfig } = loadInstalled(
      '@docusaurus/core/lib/webpack/client.js',
    ) as Client;
    const configureWebpackUtils = await createConfigureWebpackUtils({ siteConfig });
    const { config } = await createBuildClientConfig({
      minify: false,
      faster: { rspackBundler: true },
      configureWebpackUtils,
      props: {
        siteConfig,
        siteConfigPath: '/site/docusaurus.config.ts',
        siteDir: __dirname,
        outDir: '/site/build',
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
