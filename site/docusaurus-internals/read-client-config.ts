// Test helper of this folder: the Rspack configuration that Docusaurus would build with.
import { loadInstalled } from './assume.ts';

/** The part that the tests read. */
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

/** Site settings with this site's options for the bundler. */
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

/** The browser configuration, without plugins. */
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
