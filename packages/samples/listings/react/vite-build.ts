import { rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, createLogger, type PluginOption } from 'vite';

/** Where the page is built, below its own folder; removed afterwards. */
const OUT_DIR = '.build';

/** What `vite build` prints, with the hashes in file names replaced. */
export interface BuildReport {
  /** The lines about JavaScript files. */
  readonly files: string;
  readonly warnings: string;
}

/**
 * Builds a page with Vite.
 *
 * @param root folder of `index.html`
 * @param plugins used in addition to React's
 */
export async function buildReport(
  root: string,
  plugins: readonly PluginOption[] = [],
): Promise<BuildReport> {
  const lines: string[] = [];
  const warnings: string[] = [];
  const info = (message: string) => {
    lines.push(message);
  };
  const warn = (message: string) => {
    warnings.push(message);
  };
  const logger = createLogger('info', { allowClearScreen: false });
  Object.assign(logger, { info, warn, warnOnce: warn });
  const { NODE_ENV } = process.env;
  // Tests run with "test", with which Vite would pack the development build of React.
  process.env.NODE_ENV = 'production';
  try {
    await build({
      root,
      configFile: false,
      plugins: [react(), ...plugins],
      customLogger: logger,
      build: { outDir: OUT_DIR, emptyOutDir: true },
    });
  } finally {
    process.env.NODE_ENV = NODE_ENV;
    rmSync(join(root, OUT_DIR), { recursive: true, force: true });
  }
  const ofScripts = plain(lines.join('\n'), root)
    .split('\n')
    .map((line) => line.replace(/^.*(?=dist\/)/, ''))
    .filter((line) => /^dist\/\S+\.js\s/.test(line));
  return { files: ofScripts.join('\n'), warnings: plain(warnings.join('\n'), root) };
}

function plain(text: string, root: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
      .replace(/\u001b\[[\d;]*m/g, '')
      .replaceAll(`${root}/`, '')
      .replaceAll(`${relative(process.cwd(), dirname(root))}/`, '')
      .replaceAll(`${dirname(root)}/`, '')
      .replaceAll(OUT_DIR, 'dist')
      .replace(/-[\w-]{8}\.js/g, '-<hash>.js')
      .trim()
  );
}
