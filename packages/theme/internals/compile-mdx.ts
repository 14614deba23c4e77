import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RuleSetRule } from 'webpack';

interface LoaderItem {
  readonly loader: string;
  readonly options?: object;
}

/**
 * Runs the loaders that a rule of the bundle has for a page: Docusaurus' MDX loader, and that of the blog before it.
 *
 * @param file absolute path
 * @param query with its `?`, or empty
 * @returns JSX, and the other files that the loaders read
 * @throws Error with the file and line of a mistake in the page
 */
export async function compileMdx(rules: readonly unknown[], file: string, query: string) {
  const dependencies = new Set<string>();
  const add = (path: string) => dependencies.add(path);
  const items = (rules as RuleSetRule[]).filter((rule) => matches(rule, file)).flatMap(itemsOf);
  let text = readFileSync(file, 'utf8');
  for (const { loader, options = {} } of items.toReversed()) {
    text = await new Promise<string>((resolve, reject) => {
      const answer = (error: unknown, result?: string) =>
        error ? reject(error) : resolve(result ?? '');
      let isAsync = false;
      const context = {
        resource: file + query,
        resourcePath: file,
        resourceQuery: query,
        query: options,
        _compiler: { name: 'client' },
        getOptions: () => options,
        addDependency: add,
        addMissingDependency: add,
        addContextDependency: add,
        callback: answer,
        async: () => {
          isAsync = true;
          return answer;
        },
      };
      const run = createRequire(__filename)(loader);
      const result = (run.default ?? run).call(context, text);
      if (!isAsync && typeof result === 'string') resolve(result);
    });
  }
  return { text, dependencies };
}

function matches({ test, resource, include, exclude }: RuleSetRule, file: string): boolean {
  const isOf = test ?? resource;
  const isBelow = (folders: unknown) =>
    [folders].flat().some((folder) => typeof folder === 'string' && file.startsWith(folder));
  return (
    isOf instanceof RegExp &&
    /md/.test(isOf.source) &&
    isOf.test(file) &&
    (include === undefined || isBelow(include)) &&
    !isBelow(exclude)
  );
}

function itemsOf({ use }: RuleSetRule): readonly LoaderItem[] {
  return [use].flat() as LoaderItem[];
}
