import { type MethodDeclaration, Node, SyntaxKind } from 'ts-morph';
import { decoratorsOf } from './decorators.ts';

/** Names that a method reads by hand from a part of the request: `a` of `req.query.a`. */
export function readsOf(method: MethodDeclaration, part: 'query' | 'headers'): readonly string[] {
  const requests = method
    .getParameters()
    .filter((parameter) => decoratorsOf(parameter, 'Req').length > 0)
    .map((parameter) => parameter.getName());
  const names = method
    .getDescendantsOfKind(SyntaxKind.PropertyAccessExpression)
    .flatMap((access) => {
      const owner = access.getExpression();
      const isPart =
        Node.isPropertyAccessExpression(owner) &&
        owner.getName() === part &&
        requests.includes(owner.getExpression().getText());
      return isPart ? [access.getName()] : [];
    });
  return [...new Set(names)];
}
