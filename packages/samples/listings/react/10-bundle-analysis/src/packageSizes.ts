import type { Plugin } from 'vite';

/** The first line of a module's code is a comment with its path. */
const PATH = /^\/\/ .*\n/;

/** Prints how much code each package adds, before it is made small. */
export function packageSizes(print: (line: string) => void = console.log): Plugin {
  return {
    name: 'riddle-package-sizes',
    generateBundle(_options, bundle) {
      const sizes = new Map<string, number>();
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        for (const [path, module] of Object.entries(file.modules)) {
          const name = /node_modules\/([^/]+)/.exec(path)?.[1] ?? 'Riddle and Vite';
          const code = module.code?.replace(PATH, '') ?? '';
          sizes.set(name, (sizes.get(name) ?? 0) + code.length);
        }
      }
      for (const [name, size] of [...sizes].sort((a, b) => b[1] - a[1])) {
        print(`${name}: ${Math.round(size / 1000)} kB`);
      }
    },
  };
}
