import type { CurrentBundler } from '@docusaurus/types';
import type { Configuration, MultiCompiler } from 'webpack';

/** The components of a site, bundled again whenever one changes. */
export interface WatchedBundle {
  /** Waits until nothing is being bundled. @throws Error of `onRun` */
  readonly settled: () => Promise<void>;
  /** Lets `settled` wait for a change that the bundler has yet to notice. */
  readonly expectChange: () => void;
  readonly close: () => void;
}

/**
 * @param configs settings of the compilations
 * @param onRun called after each run with the names of all files, with what is wrong in the components, and with the absolute
 *   paths of the sources that had changed: none at the first run
 */
export function watchBundle(
  bundler: CurrentBundler,
  configs: readonly Configuration[],
  onRun: (
    files: readonly string[],
    mistakes: readonly string[],
    changed: readonly string[],
  ) => Promise<void>,
): WatchedBundle {
  /** Names of files, by the folder of their compilation. */
  const files = new Map<string, readonly string[]>();
  let run = startRun();
  const begin = () => {
    if (run.isOver()) run = startRun();
  };
  const compiler = bundler.instance(configs as Configuration[]) as unknown as MultiCompiler;
  compiler.hooks.invalid.tap('dev-server', begin);
  const watching = compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    const { errors = [] } = stats?.toJson({ all: false, errors: true }) ?? {};
    // Only the compilations that have run again are listed.
    stats?.stats.forEach(({ compilation }) => {
      const names = compilation.getAssets().map(({ name }) => name);
      files.set(`${compilation.outputOptions.path}`, names);
    });
    const mistakes = error ? [error.message] : errors.map(({ message }) => message);
    const changed = (stats?.stats ?? []).flatMap(({ compilation: { compiler } }) => [
      ...(compiler.modifiedFiles ?? []),
    ]);
    run.end(onRun([...files.values()].flat(), mistakes, changed));
  });
  return {
    settled: () => run.result,
    expectChange: begin,
    close: () => watching?.close(() => undefined),
  };
}

function startRun() {
  let isOver = false;
  let settle: (result: Promise<void>) => void = () => undefined;
  const result = new Promise<void>((resolve) => {
    settle = resolve;
  });
  // There may be nobody who waits.
  result.catch(() => undefined);
  const end = (last: Promise<void>) => {
    isOver = true;
    settle(last);
  };
  return { result, end, isOver: () => isOver };
}
