import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { renderFramePage } from './frame-page.ts';

/** A file for the site; its name holds a hash of its content. */
export interface FrameFile {
  readonly name: string;
  readonly text: string;
}

/** What a site needs to run examples. */
export type FrameFiles = Awaited<ReturnType<typeof buildFrame>>;

/**
 * Bundles the page of the frame and the packages that examples may import.
 *
 * @throws Error when a source does not bundle
 */
export async function buildFrame() {
  const part = (file: string) => fileURLToPath(new URL(`../frame/${file}`, import.meta.url));
  const [worker, packages] = await Promise.all([
    bundleFrameScript(part('worker.ts')),
    bundleFrameScript(part('packages.ts')),
  ]);
  const define = { WORKER_SCRIPT: JSON.stringify(worker) };
  const script = await bundleFrameScript(part('main.ts'), { define });
  return {
    /** The page that frames show. */
    page: hashedFile('frame', 'html', renderFramePage(script)),
    /** The script with the packages, which a page hands into the frame. */
    packages: hashedFile('packages', 'js', packages),
  };
}

/**
 * Bundles a script for the frame.
 *
 * @param file absolute path
 * @param options `define`: names and the expressions for them; `alias`: modules and the files or packages for them
 * @throws Error when a source does not bundle
 */
export async function bundleFrameScript(
  file: string,
  { alias = {}, define }: Pick<BuildOptions, 'alias' | 'define'> = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    alias,
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env': '{"MODE":"production"}',
      ...define,
    },
  });
  const text = outputFiles[0]?.text;
  if (text === undefined) {
    throw new Error(`Cannot bundle ${file} of the frame: there is no result.`);
  }
  return text;
}

/** Names a text `<name>-<hash of the text>.<ending>`. */
export function hashedFile(name: string, ending: string, text: string): FrameFile {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { name: `${name}-${hash}.${ending}`, text };
}
