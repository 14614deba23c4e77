import ts from 'typescript';

/**
 * Finds the earlier examples whose names an example uses, and those that they need in turn. Of several with a name,
 * it takes the one that declares most of the names in use, then the last one, and never two with the same name.
 *
 * @param earlier in the order of the page
 * @returns their texts, in the order of the page
 */
export function neededBlocks(text: string, earlier: readonly string[]): readonly string[] {
  const needed = new Set<number>();
  const declared = new Set(namesOf(text).declared);
  const collect = (source: string, before: number) => {
    const { used, local } = namesOf(source);
    const isMissing = (name: string) => used.has(name) && !local.has(name) && !declared.has(name);
    while (true) {
      const shares = earlier.slice(0, before).map((block) => {
        const names = [...namesOf(block).declared];
        return names.some((name) => declared.has(name)) ? 0 : names.filter(isMissing).length;
      });
      const most = Math.max(0, ...shares);
      if (most === 0) {
        return;
      }
      const index = shares.lastIndexOf(most);
      needed.add(index);
      const block = earlier[index] ?? '';
      for (const name of namesOf(block).declared) {
        declared.add(name);
      }
      collect(block, index);
    }
  };
  collect(text, earlier.length);
  return earlier.filter((_, index) => needed.has(index));
}

interface Names {
  /** Names of the top level. */
  readonly declared: ReadonlySet<string>;
  /** Names of all levels, such as parameters. */
  readonly local: ReadonlySet<string>;
  readonly used: ReadonlySet<string>;
}

const known = new Map<string, Names>();

function namesOf(text: string): Names {
  const names = known.get(text) ?? readNames(text);
  known.set(text, names);
  return names;
}

function readNames(text: string): Names {
  const file = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true);
  const declared = new Set<string>();
  const used = new Set<string>();
  const declare = (name: ts.BindingName | ts.ModuleName | undefined): void => {
    if (name === undefined || ts.isIdentifier(name) || ts.isStringLiteral(name)) {
      declared.add(name?.text ?? '');
    } else {
      for (const element of name.elements) {
        declare(ts.isBindingElement(element) ? element.name : undefined);
      }
    }
  };
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations) {
        declare(name);
      }
    } else if (ts.isImportDeclaration(statement)) {
      const bindings = statement.importClause?.namedBindings;
      declare(statement.importClause?.name);
      for (const { name } of bindings && ts.isNamedImports(bindings) ? bindings.elements : []) {
        declare(name);
      }
    } else if ('name' in statement) {
      declare(statement.name as ts.Identifier | undefined);
    }
  }
  const local = new Set(declared);
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isPropertyName(node)) {
      used.add(node.text);
    }
    const isLocal =
      ts.isParameter(node) ||
      ts.isVariableDeclaration(node) ||
      ts.isBindingElement(node) ||
      ts.isTypeParameterDeclaration(node);
    if (isLocal && ts.isIdentifier(node.name)) {
      local.add(node.name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { declared, local, used };
}

function isPropertyName({ parent, text }: ts.Identifier): boolean {
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name.text === text) ||
    ((ts.isPropertyAssignment(parent) || ts.isClassElement(parent) || ts.isTypeElement(parent)) &&
      parent.name?.getText() === text)
  );
}
