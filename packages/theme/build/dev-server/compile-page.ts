import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import { type BuildFailure, build, type Plugin } from 'esbuild';
import { compileMdx } from '../../internals/compile-mdx.ts';

/** The code of a page or of a part of one, with the parts that it imports. */
export interface CompiledPage {
  readonly code: string;
  /** Absolute paths of all files that it was made of. */
  readonly files: ReadonlySet<string>;
  /** What the bundle has to give it. */
  readonly imports: readonly string[];
}

/** Where a site is, where its pages find a picture, and the folder that is served there. */
interface Output {
  readonly siteDir: string;
  readonly outDir: string;
  readonly baseUrl: string;
}

/**
 * Compiles prose into one module.
 *
 * @param request as the list of routes names it: `@site/blog/post.mdx?truncated=true`
 * @param rules of Docusaurus' bundle
 * @throws Error with the file, the line and the mistake
 */
export async function compilePage(
  request: string,
  rules: readonly unknown[],
  output: Output,
): Promise<CompiledPage> {
  const files = new Set<string>();
  const { outputFiles, metafile } = await build({
    entryPoints: [request],
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    platform: 'node',
    jsx: 'automatic',
    charset: 'utf8',
    logLevel: 'silent',
    plugins: [prose(rules, files, output)],
  }).catch((error: BuildFailure) => {
    const [{ detail = error } = {}] = error.errors ?? [];
    throw Object.assign(detail as Error, {
      file: fileOf(request, '', output.siteDir).replace(/\?.*/, ''),
    });
  });
  const imports = Object.values(metafile.outputs).flatMap((it) => it.imports);
  return { code: outputFiles[0]?.text ?? '', files, imports: imports.map(({ path }) => path) };
}

/** Leaves to the bundle all but prose, data and pictures. */
function prose(rules: readonly unknown[], files: Set<string>, output: Output): Plugin {
  return {
    name: 'prose',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /./ }, ({ path: request, resolveDir }) => {
        const [, loaders = '', name = '', query = ''] =
          /^(.*!)?([^?]*)(\?.*)?$/.exec(request) ?? [];
        const path = fileOf(name, resolveDir, output.siteDir);
        if (loaders !== '') return { path, namespace: 'picture' };
        if (/\.mdx?$/.test(name)) return { path, suffix: query, namespace: 'prose' };
        if (name.endsWith('.json')) return { path, namespace: 'file' };
        return {
          path: name.startsWith('.') ? `@site/${path.slice(output.siteDir.length + 1)}` : name,
          external: true,
        };
      });
      onLoad({ filter: /./, namespace: 'prose' }, async ({ path, suffix }) => {
        files.add(path);
        const { text, dependencies } = await compileMdx(rules, path, suffix);
        for (const file of dependencies) files.add(file);
        return { contents: text, loader: 'jsx', resolveDir: dirname(path) };
      });
      onLoad({ filter: /./, namespace: 'file' }, ({ path }) => {
        files.add(path);
        return { contents: readFileSync(path, 'utf8'), loader: 'json' };
      });
      onLoad({ filter: /./, namespace: 'picture' }, ({ path }) => {
        files.add(path);
        return {
          contents: JSON.stringify({ default: writePicture(path, output) }),
          loader: 'json',
        };
      });
    },
  };
}

function fileOf(name: string, folder: string, siteDir: string): string {
  return name.startsWith('@site/')
    ? join(siteDir, name.slice('@site/'.length))
    : resolve(folder, name);
}

/** Puts a picture where the build would put it; its name has another hash. */
function writePicture(file: string, { outDir, baseUrl }: Output): string {
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
  const ending = extname(file);
  const name = `assets/images/${basename(file, ending)}-${hash}${ending}`;
  mkdirSync(join(outDir, 'assets/images'), { recursive: true });
  copyFileSync(file, join(outDir, name));
  return baseUrl + name;
}

/**
 * Evaluates a compiled page.
 *
 * @param modules what the bundle gives to pages
 * @throws Error of the page's own code
 */
export function evaluatePage(
  { code }: CompiledPage,
  modules: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const module = { exports: {} };
  const run = compileFunction(code, ['module', 'exports', 'require']);
  run(module, module.exports, (name: string) => modules[name]);
  // Of esbuild's exports, `__esModule` cannot be enumerated.
  return { __esModule: true, ...module.exports };
}
