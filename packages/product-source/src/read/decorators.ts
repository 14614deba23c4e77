import { type Decorator, Node } from 'ts-morph';

type Decorated = { readonly getDecorators: () => Decorator[] };

/** Decorators of a class, method, property or parameter with one of these names, in source order. */
export function decoratorsOf(node: Decorated, ...names: readonly string[]): readonly Decorator[] {
  return node.getDecorators().filter((decorator) => names.includes(decorator.getName()));
}

/** The first argument of the decorator, or undefined. */
export function argumentOf(decorator: Decorator | undefined, index = 0): Node | undefined {
  return decorator?.getArguments()[index];
}

/** The expression behind `name` in an object literal. */
export function optionOf(node: Node | undefined, name: string): Node | undefined {
  if (node === undefined || !Node.isObjectLiteralExpression(node)) {
    return undefined;
  }
  const property = node.getProperty(name);
  return Node.isPropertyAssignment(property) ? property.getInitializer() : undefined;
}

/** Source text on one line, cut at a length that a table can hold. */
export function shortText(node: Node, length = 120): string {
  const text = node.getText().replace(/\s+/g, ' ');
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}
