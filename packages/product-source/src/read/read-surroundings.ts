import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Node } from 'ts-morph';
import type { EnvironmentFact, Facts, Place } from '../facts.ts';
import { BrokenSourceError, type SourceTree } from './source-tree.ts';
import { staticValue } from './static-value.ts';
import { callsIn } from './syntax.ts';

/** Packages of the checkout: its root and the folders with a `package.json` of their own. */
const PACKAGE_FOLDERS = ['', 'backend', 'frontend', 'cli', 'docs', 'e2e'];

/** Scripts and dependencies of each package. */
export function readPackages(root: string): Facts['packages'] {
  return PACKAGE_FOLDERS.map((folder) => join(folder, 'package.json'))
    .filter((file) => existsSync(join(root, file)))
    .map((file) => {
      const data = readJson(root, file);
      return {
        name: String(data.name ?? file),
        file,
        line: 1,
        scripts: texts(data.scripts),
        dependencies: texts(data.dependencies),
        devDependencies: texts(data.devDependencies),
      };
    });
}

function readJson(root: string, file: string): Readonly<Record<string, unknown>> {
  const text = readFileSync(join(root, file), 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // JSON.parse tells the offset only.
    const offset = Number(/position (\d+)/.exec(reason)?.[1] ?? text.length);
    const line = text.slice(0, offset).split('\n').length;
    throw new BrokenSourceError(`The source cannot be read:\n${file}:${line} ${reason}`);
  }
}

function texts(value: unknown): Readonly<Record<string, string>> {
  const entries = Object.entries(Object(value));
  return Object.fromEntries(entries.map(([key, text]) => [key, String(text)]));
}

/** `process.env.NAME`, `env('NAME')`, `envOrFail('NAME')`, `import.meta.env.NAME`. */
export function readEnvironment(
  trees: Readonly<Record<string, SourceTree>>,
): readonly EnvironmentFact[] {
  const found = Object.entries(trees).flatMap(([app, tree]) => {
    const variables = new Map<string, Place[]>();
    const files = tree.files.filter((file) => /\benv/i.test(file.getFullText()));
    for (const node of files.flatMap((file) => file.getDescendants())) {
      const name = variableName(node);
      if (typeof name !== 'string') continue;
      variables.set(name, [...(variables.get(name) ?? []), tree.placeOf(node)]);
    }
    return [...variables].map(([name, places]) => ({ name, app, places }));
  });
  return found.sort((a, b) => (`${a.app} ${a.name}` < `${b.app} ${b.name}` ? -1 : 1));
}

function variableName(node: Node) {
  if (Node.isCallExpression(node)) {
    const isRead = /^env(OrFail)?$/.test(node.getExpression().getText());
    return isRead ? staticValue(node.getArguments()[0]) : undefined;
  }
  const isField = Node.isPropertyAccessExpression(node) || Node.isElementAccessExpression(node);
  if (!isField || !/^(process|import\.meta)\.env$/.test(node.getExpression().getText())) {
    return undefined;
  }
  return Node.isPropertyAccessExpression(node)
    ? node.getName()
    : staticValue(node.getArgumentExpression());
}

/** `program.command('setup')`, with the line of `.command`, not of the chain that it ends. */
export function readCommands(tree: SourceTree): Facts['commands'] {
  return tree.files.flatMap(callsIn).flatMap((call) => {
    const callee = call.getExpression();
    const name = staticValue(call.getArguments()[0]);
    const isCommand = Node.isPropertyAccessExpression(callee) && callee.getName() === 'command';
    if (!isCommand || typeof name !== 'string') return [];
    return [{ name, ...tree.placeOf(callee.getNameNode()) }];
  });
}
