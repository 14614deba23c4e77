import ts from 'typescript';

/** A statement or class member, and what identifies it to a reader. */
interface Unit {
  readonly node: ts.Node;
  readonly key: string;
}

/**
 * Puts a part of a file where a reader would put it: in place of what has the same name or begins in the same
 * way; what is new, imports go to the top, members to the end of the class, and other statements to the end of the file.
 *
 * @param source the file as the reader has it
 * @param fragment what the page shows
 * @param above text of the statement that it is put above, if the page says so
 * @returns the new file; `undefined` when the fragment cannot be read
 */
export function mergeFragment(
  source: string,
  fragment: string,
  above?: string,
): string | undefined {
  const decorated = mergeDecorators(source, fragment);
  if (decorated !== undefined) {
    return decorated;
  }
  const units = readUnits(fragment);
  if (units.length === 0) {
    return undefined;
  }
  const file = parse(source);
  const candidates = allUnits(file);
  const found = units.flatMap((unit) => findUnit(unit, candidates) ?? []);
  if (found.length > 0) {
    const nodes = withSameCalls(
      found.map(({ node }) => node),
      units,
      candidates,
    );
    const start = Math.min(...nodes.map((node) => node.getStart(file)));
    const end = Math.max(...nodes.map((node) => node.end));
    return splice(source, start, end, indented(fragment, indentAt(source, start)));
  }
  if (units.every(({ node }) => ts.isImportDeclaration(node))) {
    return `${fragment}\n${source}`;
  }
  const next = candidates.find(
    ({ node, key }) => above && (key === above || node.getText(file).startsWith(above)),
  )?.node;
  if (next !== undefined) {
    const start = next.getStart(file);
    return splice(source, start, start, `${indented(fragment, indentAt(source, start))}\n\n`);
  }
  const callee = calleeOf(units[0]?.node);
  const sibling = candidates.findLast(({ node }) => callee && calleeOf(node) === callee)?.node;
  if (sibling !== undefined) {
    const indent = indentAt(source, sibling.getStart(file));
    return splice(source, sibling.end, sibling.end, `\n${indented(fragment, indent, true)}`);
  }
  const owner = file.statements.findLast(
    (node) => ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node),
  );
  if (units.some(({ node }) => ts.isClassElement(node)) && owner !== undefined) {
    return splice(source, owner.end - 1, owner.end - 1, `\n${indented(fragment, '  ', true)}\n`);
  }
  return `${source.trimEnd()}\n\n${fragment}\n`;
}

/** Decorators alone replace those of the member that begins with the first one. */
function mergeDecorators(source: string, fragment: string): string | undefined {
  const shown = fragment.split('\n');
  const lines = source.split('\n');
  const start = lines.findIndex((line) => line.trim() === shown[0]);
  if (start === -1 || !shown.every((line) => line.startsWith('@'))) {
    return undefined;
  }
  const indent = /^\s*/.exec(lines[start] ?? '')?.[0] ?? '';
  const end = lines.findIndex((line, index) => index > start && !line.trim().startsWith('@'));
  lines.splice(start, end - start, ...shown.map((line) => indent + line));
  return lines.join('\n');
}

/** Removes the declaration of a name. */
export function removeDeclaration(source: string, name: string): string {
  const file = parse(source);
  const nodes = allUnits(file).filter(({ key }) => key === name);
  return nodes.reduceRight(
    (text, { node }) => splice(text, node.getFullStart(), node.end, ''),
    source,
  );
}

/** What a unit replaces: what has the same name, else the call with the same handler, else the same chain of calls. */
function findUnit({ node, key }: Unit, candidates: readonly Unit[]): Unit | undefined {
  const similar = [
    (unit: Unit) => unit.key === key,
    (unit: Unit) => isSame(handlerOf(unit.node), handlerOf(node)),
    (unit: Unit) => isSame(chainOf(unit.node), chainOf(node)),
  ];
  return similar.map((isSimilar) => candidates.find(isSimilar)).find((unit) => unit !== undefined);
}

function isSame(first: string | undefined, second: string | undefined): boolean {
  return first !== undefined && first === second;
}

/** A call without its first argument, such as the path of a route. */
function handlerOf(node: ts.Node): string | undefined {
  const call = callOf(node);
  const rest = call?.arguments.slice(1) ?? [];
  return call && rest.length > 0
    ? `${call.expression.getText()} ${rest.map((argument) => argument.getText().replace(/\s+/g, ' ')).join()}`
    : undefined;
}

/** `response.status(204)` of `response.status(204).end()`. */
function chainOf(node: ts.Node): string | undefined {
  const callee = callOf(node)?.expression;
  return callee && ts.isPropertyAccessExpression(callee) && ts.isCallExpression(callee.expression)
    ? callee.expression.getText()
    : undefined;
}

/** A page that shows some of several calls, such as `app.use(…)`, shows all that there are then. */
function withSameCalls(
  found: readonly ts.Node[],
  units: readonly Unit[],
  candidates: readonly Unit[],
): readonly ts.Node[] {
  const callee = calleeOf(units[0]?.node);
  if (
    callee === undefined ||
    units.length === 1 ||
    units.some(({ node }) => calleeOf(node) !== callee)
  ) {
    return found;
  }
  return candidates
    .map(({ node }) => node)
    .filter((node) => node.parent === found[0]?.parent && calleeOf(node) === callee);
}

function calleeOf(node: ts.Node | undefined): string | undefined {
  return node && callOf(node)?.expression.getText();
}

function callOf(node: ts.Node): ts.CallExpression | undefined {
  return ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)
    ? node.expression
    : undefined;
}

function readUnits(fragment: string): readonly Unit[] {
  const file = parse(fragment);
  if (problemsOf(file) === 0) {
    return file.statements.map(toUnit);
  }
  const wrapped = parse(`class Shown {\n${fragment}\n}`).statements[0];
  return wrapped && ts.isClassDeclaration(wrapped) ? wrapped.members.map(toUnit) : [];
}

function allUnits(file: ts.SourceFile): readonly Unit[] {
  const units: Unit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStatement(node) || ts.isClassElement(node) || ts.isTypeElement(node)) {
      units.push(toUnit(node));
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return units;
}

function toUnit(node: ts.Node): Unit {
  if (ts.isVariableStatement(node)) {
    return { node, key: node.declarationList.declarations[0]?.name.getText() ?? '' };
  }
  if (ts.isImportDeclaration(node)) {
    return { node, key: `import ${node.moduleSpecifier.getText()}` };
  }
  if (ts.isConstructorDeclaration(node)) {
    return { node, key: 'constructor' };
  }
  const call = callOf(node);
  if (call !== undefined) {
    return { node, key: `${call.expression.getText()}(${call.arguments[0]?.getText() ?? ''}` };
  }
  const name = 'name' in node ? (node.name as ts.Node | undefined) : undefined;
  return { node, key: (name ?? node).getText() };
}

function parse(source: string): ts.SourceFile {
  return ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

function problemsOf(file: ts.SourceFile): number {
  return 'parseDiagnostics' in file && Array.isArray(file.parseDiagnostics)
    ? file.parseDiagnostics.length
    : 0;
}

function indentAt(source: string, offset: number): string {
  return /[ \t]*$/.exec(source.slice(0, offset))?.[0] ?? '';
}

function indented(text: string, indent: string, isFirst = false): string {
  return (isFirst ? indent : '') + text.replace(/\n(?=.)/g, `\n${indent}`);
}

function splice(text: string, start: number, end: number, inserted: string): string {
  return text.slice(0, start) + inserted + text.slice(end);
}
