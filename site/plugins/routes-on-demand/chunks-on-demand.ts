import type { CurrentBundler } from '@docusaurus/types';
import { addChunks, takeChunks } from './move-chunks.ts';
import { partName } from './part-name.ts';
import type { SplitRoutes } from './split-routes.ts';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;
type Compilation = InstanceType<CurrentBundler['instance']['Compilation']>;

const NAME = 'chunks-on-demand';

/**
 * Moves what the bundler's runtime knows of the chunks of single pages into the scripts of the parts.
 * This happens before scripts are made short and before they are named by their content, so that the
 * bundler names a part anew when one of its pages changes.
 */
export class ChunksOnDemand {
  readonly #split: SplitRoutes;

  constructor(split: SplitRoutes) {
    this.#split = split;
  }

  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const stage = stages.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const change = (name: string, answer: (text: string) => string): void => {
          const file = fileOf(compilation, name);
          const text = `${compilation.getAsset(file)?.source.source()}`;
          compilation.updateAsset(file, new sources.RawSource(answer(text)));
        };
        this.#move(change);
      });
    });
  }

  #move(change: (name: string, answer: (text: string) => string) => void): void {
    const { core, parts } = this.#split;
    const ofPages = new Set(parts.flatMap(({ modules }) => Object.keys(modules)));
    change('runtime~main', (text) => {
      const { runtime, moved } = takeChunks(
        text,
        (name) => ofPages.has(name) && !(name in core.modules),
      );
      for (const [index, { modules }] of parts.entries()) {
        const ofPart = moved.filter(({ name }) => name in modules);
        change(partName(index), (script) => addChunks(script, ofPart));
      }
      return runtime;
    });
  }
}

/** @throws Error when there is no chunk of this name with one script */
function fileOf(compilation: Compilation, name: string): string {
  const files = [...(compilation.namedChunks.get(name)?.files ?? [])];
  const [script] = files.filter((file) => file.endsWith('.js'));
  if (script === undefined) {
    throw new Error(`The bundler makes no script "${name}": change site/plugins/routes-on-demand.`);
  }
  return script;
}
