import ts from 'typescript';

/**
 * Puts a part of a file where a reader would put it: in place of what has the same name or begins in the same
 * way; what is new goes to the end of the class or file.
 *
 * @param source the file as the reader has it
 * @param fragment what the page shows
 * @returns the new file; `undefined` when the fragment cannot be read
 */
export function mergeFragment(source: string, fragment: string): string | undefined {
  const units = readUnits(fragment);
  const [first] = units;
  if (first === undefined) {
    return undefined;
  }
  const file = parse(source);
  const candidates = allUnits(file);
  const found = units.flatMap((unit) => findUnit(unit, candidates) ?? []);
  if (found.length > 0) {
    const nodes = withSameCalls(found, units, candidates);
    const start = Math.min(...nodes.map((node) => node.getStart()));
    const end = Math.max(...nodes.map((node) => node.end));
    return splice(source, start, end, indented(fragment, indentAt(source, start)));
  }
  const callee = calleeOf(first);
  const sibling = candidates.findLast((node) => callee && calleeOf(node) === callee);
  if (sibling !== undefined) {
    const indent = indentAt(source, sibling.getStart());
    return splice(source, sibling.end, sibling.end, indented(`\n${fragment}`, indent));
  }
  const owner = file.statements.findLast(
    (node) => ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node),
  );
  if (units.some(ts.isClassElement) && owner !== undefined) {
    return splice(source, owner.end - 1, owner.end - 1, `${indented(`\n${fragment}`, '  ')}\n`);
  }
  return `${source.trimEnd()}\n\n${fragment}\n`;
}

/** What a unit replaces: what has the same name, else the call with the same handler, else the same chain of calls. */
function findUnit(unit: ts.Node, candidates: readonly ts.Node[]): ts.Node | undefined {
  for (const identify of [nameOf, handlerOf, chainOf]) {
    const wanted = identify(unit);
    const found = candidates.find((node) => wanted !== undefined && identify(node) === wanted);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
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
  units: readonly ts.Node[],
  candidates: readonly ts.Node[],
): readonly ts.Node[] {
  const [callee, ...others] = units.map(calleeOf);
  return callee !== undefined && others.length > 0 && others.every((other) => other === callee)
    ? candidates.filter((node) => node.parent === found[0]?.parent && calleeOf(node) === callee)
    : found;
}

function calleeOf(node: ts.Node): string | undefined {
  return callOf(node)?.expression.getText();
}

function callOf(node: ts.Node): ts.CallExpression | undefined {
  return ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)
    ? node.expression
    : undefined;
}

function readUnits(fragment: string): readonly ts.Node[] {
  const { diagnostics = [] } = ts.transpileModule(fragment, {
    fileName: 'a.tsx',
    reportDiagnostics: true,
  });
  if (diagnostics.length === 0) {
    return parse(fragment).statements;
  }
  const wrapped = parse(`class Shown {\n${fragment}\n}`).statements[0];
  return wrapped && ts.isClassDeclaration(wrapped) ? wrapped.members : [];
}

/** Statements and members, in the order of the file. */
function allUnits(file: ts.SourceFile): readonly ts.Node[] {
  const units: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStatement(node) || ts.isClassElement(node) || ts.isTypeElement(node)) {
      units.push(node);
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return units;
}

/** What identifies a statement or member to a reader. */
function nameOf(node: ts.Node): string {
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations[0]?.name.getText() ?? '';
  }
  if (ts.isImportDeclaration(node)) {
    return `import ${node.moduleSpecifier.getText()}`;
  }
  if (ts.isConstructorDeclaration(node)) {
    return 'constructor';
  }
  const call = callOf(node);
  if (call !== undefined) {
    return `${call.expression.getText()}(${call.arguments[0]?.getText() ?? ''}`;
  }
  const name = 'name' in node ? (node.name as ts.Node | undefined) : undefined;
  return (name ?? node).getText();
}

function parse(source: string): ts.SourceFile {
  return ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

function indentAt(source: string, offset: number): string {
  return /[ \t]*$/.exec(source.slice(0, offset))?.[0] ?? '';
}

/** Indents every line but the first one, which stands at its place already. */
function indented(text: string, indent: string): string {
  return text.replace(/\n(?=.)/g, `\n${indent}`);
}

function splice(text: string, start: number, end: number, inserted: string): string {
  return text.slice(0, start) + inserted + text.slice(end);
}
