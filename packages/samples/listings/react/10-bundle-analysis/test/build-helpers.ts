import type { Plugin } from 'vite';

/** Reads what is left of one module, before it is made small. */
export function codeOf(fileName: string): { plugin: Plugin; read: () => string } {
  let code = '';
  const plugin: Plugin = {
    name: 'riddle-code-of',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const path = Object.keys(file.modules).find((path) => path.endsWith(`/${fileName}`));
        code = (path && file.modules[path]?.code) || code;
      }
    },
  };
  return {
    plugin,
    read: () =>
      code
        .replace(/^\/\/.*\n/, '')
        .replaceAll('\t', '  ')
        .trim(),
  };
}

/** The folder of the project while sizes are measured. */
const FOLDER = '/home/riddle';

/**
 * Does what `NODE_ENV=development npx vite build` does, in a folder of a fixed name: such a build
 * holds the path of every component's file, so its size depends on the project's folder.
 */
export const inDevelopment: Plugin = {
  name: 'riddle-in-development',
  enforce: 'post',
  config() {
    process.env.NODE_ENV = 'development';
  },
  transform(code) {
    return code.replaceAll(this.environment.config.root, FOLDER);
  },
};

/** The message of a build that fails, without the place in the bundler. */
export async function messageOf(build: Promise<unknown>): Promise<string> {
  try {
    await build;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return (error.message.split('\n    at ')[0] ?? '').trim();
  }
  throw new Error('The build did not fail.');
}
